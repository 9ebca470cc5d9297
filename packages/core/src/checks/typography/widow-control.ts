import { paragraphLayoutCheck } from '../paragraph-layout.js'

const text = 'It was a quiet year for the harbour, and nobody expected the ice to come so early.'

/** No line of a paragraph stands alone at the top or the foot of a page. */
export const widowControl = paragraphLayoutCheck({
  id: 'type.widow-control',
  aspect: 'typography',
  severity: 'info',
  title: 'Widows and orphans',
  expected: 'Word keeps single lines from standing alone at the top or the foot of a page.',
  source: { source: 'Word’s Widow/Orphan control', section: '' },
  fix: 'tracked',
  help: 'Home › Paragraph › Line and Page Breaks › Widow/Orphan control.',
  examples: [
    { lines: [text], passes: true },
    { lines: [`{widowControl=false} ${text}`], passes: false },
  ],
  properties: ['widowControl'],
  says: 'The paragraph has',
  describe: ({ widowControl: kept }) => (kept === false ? 'no widow control' : 'widow control, which keeps its lines from standing alone on a page'),
})
