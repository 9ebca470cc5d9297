import type { Part } from '../../model/label.js'
import type { Mend } from '../../segment.js'

export const yearBeforeVolume = /^\s*(?:1[89]|20)\d\d;\s*$/u
const beforePage = /^\s*\((?:1[89]|20)\d\d\):\s*$/u
const volumeAndIssue = /^\s*\d+\s?(?:\(\d+\))?:\s*$/u
const issueLikeYear = /^no\. \d{4}$/u
const onlyPages = /^\s*\p{L}?\d+(?:[-–]\p{L}?\d+)?[.,]?\s*$/u

/**
 * `Harbours. 1996;16(1):`, `Harbours 202 (2017): 1827.`: between a journal, its volume and a page each number is what it is, also where
 * the page or the issue could be a year: `2018;285(1883):20180977`.
 */
export const withSureYear: Mend = (_, segments) => {
  const is = (index: number, label: Part, form?: RegExp): boolean => segments[index]?.label === label && (form?.test(segments[index].text) ?? true)
  const isSure = (index: number): boolean =>
    (is(index, 'date', yearBeforeVolume) && is(index - 1, 'journal') && is(index + 1, 'volume'))
    || (is(index, 'volume', volumeAndIssue) && is(index - 1, 'date', yearBeforeVolume) && is(index - 2, 'journal') && is(index + 1, 'pages', onlyPages))
    || (is(index, 'volume', issueLikeYear) && is(index - 1, 'volume') && is(index + 1, 'pages', onlyPages))
    || (is(index, 'date', beforePage) && is(index - 1, 'volume') && is(index + 1, 'pages', onlyPages))
  return segments.map((segment, index) => (isSure(index) || (segment.label === 'pages' && isSure(index - 1)) ? { ...segment, confidence: 1 } : segment))
}
