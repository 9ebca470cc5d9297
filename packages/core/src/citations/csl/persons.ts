/// <reference path="./citeproc-js.d.ts" />
import type { Name } from 'citeproc'
import { fold } from '../in-text/fold.js'
import type { CslItem, CslName } from '../item.js'

/** Somebody who is named in a list, however often and in however many forms. */
interface Person {
  /** The form of the given name that stands for all of them. */
  readonly given: string
  /** Somebody else whom citations name has the same surname, so that given names are what tells the two apart (APA 7, 8.20). */
  readonly namesake: boolean
  /** Citations may name them; who has edited what a cited work stands in is named in the list alone. */
  readonly cited: boolean
}

/**
 * Who is who among the names of a list: `Baker, M.`, `Baker, M. E.` and `Baker, Matthew` are one person, and nobody has to be
 * told apart from himself (CSL 1.0.2 compares the letters of given names alone).
 */
export class Persons {
  private readonly known = new Map<string, Person>()
  /** By names as they are written: the engine asks for each of them many times. */
  private readonly met = new Map<string, Person>()

  constructor(items: readonly CslItem[]) {
    const families = givenNames(items.flatMap(({ author, editor, translator, director }) => [author, editor, translator, director].flatMap((all) => all ?? [])))
    const cited = givenNames(items.flatMap(({ author, editor, director = [] }) => author ?? editor ?? director))
    for (const [family, given] of families) {
      const forms = byPerson([...given])
      const people = new Set([...(cited.get(family) ?? [])].map((form) => forms.get(form)))
      for (const [form, main] of forms) this.known.set(`${family}|${fold(form)}`, { given: main, namesake: people.size > 1, cited: people.has(main) })
    }
  }

  of(name: Name): Person {
    const written = [name['dropping-particle'], name['non-dropping-particle'], name.family, name.given].join('|')
    let person = this.met.get(written)
    if (!person) this.met.set(written, (person = this.find(name)))
    return person
  }

  private find(name: Name): Person {
    return this.known.get(`${surname(name)}|${fold(name.given ?? '')}`) ?? { given: name.given ?? '', namesake: true, cited: true }
  }
}

/** The forms of the given names that go with each surname. */
const givenNames = (names: readonly CslName[]): ReadonlyMap<string, ReadonlySet<string>> => {
  const families = new Map<string, Set<string>>()
  for (const name of names) {
    if (name.family !== undefined) families.set(surname(name), (families.get(surname(name)) ?? new Set()).add(name.given ?? ''))
  }
  return families
}

/** The engine takes particles off the family. */
const surname = ({ family, 'non-dropping-particle': particle, 'dropping-particle': dropped }: Name | CslName): string => fold([dropped, particle, family].join(' '))

/** Each form of a given name with the one that stands for its person; what may stand for several people stands for itself. */
const byPerson = (forms: readonly string[]): ReadonlyMap<string, string> => {
  const people: (readonly string[])[] = []
  const words = new Map(forms.map((form) => [form, wordsOf(form)]))
  const agree = (one: string, other: string): boolean => words.get(one)!.every((word, place) => {
    const same = words.get(other)![place]
    return same === undefined || same.startsWith(word) || word.startsWith(same)
  })
  for (const form of [...forms].sort((one, other) => other.length - one.length)) {
    const [person, ...others] = people.filter((each) => each.every((known) => agree(form, known)))
    if (person && others.length === 0) people[people.indexOf(person)] = [...person, form]
    else people.push([form])
  }
  return new Map(people.flatMap((each) => each.map((form) => [form, each[0]!])))
}

/** `JK` has two. */
const wordsOf = (given: string): readonly string[] =>
  fold(given.replace(/^\p{Lu}{2,4}$/u, (initials) => [...initials].join(' '))).split(' ').filter((word) => word !== '')
