import type { ResolvedOptions } from '../options/options.js'
import { paperLanguage } from '../structure/paper-language.js'
import type { Structure } from '../structure/structure.js'
import { locales, type Locale } from '../options/vocabulary.js'
import type { StyleDefinition } from './definition.js'

/**
 * The language in which citations and references are worded: the one asked for, else that of the paper. Handbooks in English say
 * nothing of papers in other languages, which have “S.” where these have “pp.”; a style that is in another language itself knows its own words.
 */
export const chooseLocale = ({ locale }: StyleDefinition, asked: ResolvedOptions['locale'], structure: Structure): string => {
  if (asked !== undefined || !isEnglish(locale)) return asked ?? locale
  return inLanguage(paperLanguage(structure)) ?? locale
}

const isEnglish = (locale: string): boolean => /^en\b/i.test(locale)

/** Of Portuguese the first one, which most write. */
const inLanguage = (language: string | undefined): Locale | undefined =>
  language === undefined || isEnglish(language) ? undefined : locales.find((locale) => locale.startsWith(`${language}-`))
