import { nameParticle } from '../../../../structure/words/name-particle.js'
import { isGroup } from '../../fields/group.js'
import { saysEditors, saysTranslators } from './roles.js'
import { isContainer, type Mend, type Segment, sure, surely } from '../../segment.js'

/**
 * `Berg A, Roe C, editors. Ropes of the north.`, `Harbour Council. n.d. “Tides.”`: people whom a word calls editors, and a group by its name,
 * are who they are where an entry begins with them and its title or its year stands behind; so are, between fields that are sure or behind what
 * contains a work, `Translated by R. Berg` and `Berg, R., Ed.`
 */
export const withSureNames: Mend = (_, segments) =>
  segments.map((segment, at) => {
    const [before, after] = [segments[at - 1], segments[at + 1]]
    if (!after || after.confidence < sure) return segment
    const begins = before === undefined || before.label === 'citation-number'
    const isSure = begins ? (after.label === 'title' || after.label === 'date') && isWho(segment) : (isContainer(before) || before.confidence >= sure) && isToldBehind(segment)
    return isSure ? surely(segment) : segment
  })

/** `de la Mora, Juana Inés.` */
const withParticle = new RegExp(String.raw`^\s*(?:${nameParticle}\s){1,3}\p{Lu}[\p{L}’'-]+,\s(?:\p{Lu}\p{Ll}+\s?){1,3}\.\s*$`, 'u')

const isWho = ({ label, text }: Segment): boolean => (label === 'editor' && saysEditors(text)) || (label === 'author' && (isOffice(text) || withParticle.test(text)))

const isToldBehind = ({ label, text }: Segment): boolean => (label === 'editor' && saysEditors(text) && !/^[\s.,]*in\b/i.test(text)) || (label === 'translator' && saysTranslators(text))

const isOffice = (text: string): boolean => /\p{L}\.?\s*$/u.test(text) && !/[,;]/.test(text) && isGroup(text.trim())
