import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CitedItem } from '../../packages/core/src/citations/engine.js'
import type { CslDate, CslItem } from '../../packages/core/src/citations/item.js'

type Gold = Omit<CslItem, 'issued'> & { readonly issued?: string }

const sets = ['anystyle-gold', 'anystyle-good', 'grobid', 'plos', 'styled']
const people = ['author', 'editor', 'translator'] as const

/** Labelled works of a folder, each title once, so many of each type; initials are written as they are read (`JR` → `J. R.`). */
export function worksIn(folder: string, each: number): CitedItem[] {
  const byTitle = new Map<string, Gold>()
  for (const name of sets) {
    for (const line of readFileSync(join(folder, 'dev', `${name}.jsonl`), 'utf8').split('\n').filter(Boolean)) {
      const { gold } = JSON.parse(line) as { gold: Gold }
      const title = gold.title?.toLowerCase()
      if (title !== undefined && (gold.type as string | undefined) !== undefined && !byTitle.has(title)) byTitle.set(title, gold)
    }
  }
  const counts = new Map<string, number>()
  return [...byTitle.values()].flatMap((gold, place) => {
    const count = (counts.get(gold.type) ?? 0) + 1
    counts.set(gold.type, count)
    return count > each ? [] : [workOf(gold, `w${String(place)}`)]
  })
}

function workOf({ issued, ...gold }: Gold, id: string): CitedItem {
  const named = people.flatMap((role) => {
    const names = gold[role]
    return names ? [[role, names.map((name) => (name.given === undefined ? name : { ...name, given: spaced(name.given) }))] as const] : []
  })
  return { ...gold, ...Object.fromEntries(named), ...(issued !== undefined && { issued: dateOf(issued) }), id }
}

const dateOf = (issued: string): CslDate => (/^\d{4}(?:-\d\d?){0,2}$/.test(issued) ? { 'date-parts': [issued.split('-').map(Number)] } : { literal: issued })

const spaced = (given: string): string =>
  (/^\p{Lu}{2,3}$/u.test(given) ? [...given].join(' ') : given).replace(/(?<!\p{L})(\p{Lu})(?![\p{L}.])/gu, '$1.').replace(/\.(?=\p{Lu})/gu, '. ').replace(/\s?\.{2,}/g, '.')
