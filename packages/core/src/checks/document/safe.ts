import { defineCheck } from '../check.js'
import type { Document } from '../../wordml/document.js'
import { childrenNamed } from '../../wordml/tree.js'
import { short } from '../wording.js'

/** Something in the file that its owner has to know of before it is passed on. */
interface Hazard {
  readonly part: string
  readonly message: string
}

/** What is kept as it is and never run, opened or fetched, but should not go unnoticed. */
export const documentSafe = defineCheck<Hazard | undefined>({
  id: 'doc.safe',
  aspect: 'document',
  severity: 'warning',
  title: 'Nothing hidden in the file',
  expected: 'The file holds no macros, no signature, no protection and nothing that is fetched from elsewhere.',
  source: { source: 'style-neutral', section: 'document safety' },
  fix: 'none',
  help: 'See the finding: macros, signatures and protection are removed in Word, under File › Info.',
  because: 'A warning, since the file can be used as it is: what is dangerous to open, or cannot be opened, is refused with an error.',
  examples: [
    { lines: ['Text.'], passes: true },
    { lines: ['{settings: documentProtection}', 'Text.'], passes: false },
  ],
  subjects({ document }) {
    const found = hazards(document)
    return found.length > 0 ? found : [undefined]
  },
  examine: (hazard) => hazard && { at: { part: hazard.part }, message: hazard.message },
})

const allowed = new Map(Object.entries({ readOnly: ' to reading', comments: ' to comments', trackedChanges: ' to tracked changes', forms: ' to filling in forms' }))

/** By the last word of the type of a relationship (ISO 29500-1, 15.2). */
const fetched = [[/\/attachedTemplate$/i, 'its template'], [/\/(?:mailMerge|recipient)\w*$/i, 'the addresses of a mail merge']] as const

const hazards = (document: Document): Hazard[] => {
  const found: Hazard[] = []
  const bodies = childrenNamed(document.main.xml.root, 'w:body').length
  if (bodies > 1) found.push({ part: document.main.name, message: `The file has ${bodies} bodies, though a document has one; only the first was formatted.` })
  for (const name of document.package.parts.keys()) {
    if (/vbaProject\.bin$/i.test(name)) found.push({ part: name, message: 'The file holds macros; they are kept and were not run.' })
    if (/^_xmlsignatures\/.*\.sigs$/i.test(name)) found.push({ part: name, message: 'The file is digitally signed; formatting it breaks the signature.' })
  }
  if (document.settings.protection !== undefined) {
    found.push({ part: document.named.get('settings') ?? 'settings', message: `Editing is restricted${allowed.get(document.settings.protection) ?? ''}; the restriction is kept.` })
  }
  for (const { part, type, target } of document.external) {
    const what = fetched.find(([kind]) => kind.test(type))?.[1] ?? 'something'
    found.push({ part, message: `The file fetches ${what} from ${short(target, 120)}; nothing was opened there.` })
  }
  for (const paragraph of document.paragraphs) {
    const field = paragraph.fields.find(({ name }) => /^(DDE|DDEAUTO|INCLUDETEXT|INCLUDEPICTURE)$/.test(name))
    if (field) found.push({ part: paragraph.story.part, message: `The field ${field.name} fetches content from elsewhere; it was not followed.` })
  }
  return found
}
