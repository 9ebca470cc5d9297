import { expect, test } from 'vitest'
import { frontPart } from './front-part.js'

test.each(['Ada Sample', 'ADA B. SAMPLE', 'María del Carmen García López', 'Ada Sample, Bea Muster and Cem Example', 'Ada Sample1,2 & Bea Muster2'])('%s is who wrote it', (line) =>
  expect(frontPart(line)).toBe('author'))

test.each(['TOWNS AND HARBOURS IN THE LONG WINTER OF ICE', 'Growing Together In Northern Harbour Towns'])('%s may be a title', (line) =>
  expect(frontPart(line)).toBeUndefined())
