import { text } from '../examples.js'
import { paragraphLayoutCheck } from '../paragraph-layout.js'

/** No line of a paragraph stands alone at the top or the foot of a page. */
export const widowControl = paragraphLayoutCheck({
  id: 'type.widow-control',
  aspect: 'typography',
  severity: 'info',
  title: 'Widows and orphans',
  expected: 'Word keeps single lines from standing alone at the top or the foot of a page.',
  source: { source: 'Word’s Widow/Orphan control', section: '' },
  fix: 'tracked',
  help: 'Select all (Ctrl+A), then right-click › Paragraph › Line and Page Breaks › Widow/Orphan control.',
  examples: [
    { lines: [text], passes: true },
    { lines: [`{widowControl=false} ${text}`], passes: false },
  ],
  properties: ['widowControl'],
  says: 'The paragraph has',
  describe: ({ widowControl: kept }) => (kept === false ? 'no widow control' : 'widow control, which keeps its lines from standing alone on a page'),
})
