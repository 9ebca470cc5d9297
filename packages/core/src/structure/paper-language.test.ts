import { expect, test } from 'vitest'
import { nodeCodec } from '../../node/index.js'
import { format } from '../index.js'
import { makeDocx } from '../../test/notation/make-docx.js'

// A paragraph is counted by what it says itself: what it cites stands in notes after a first run, and a paper would be in another language then.
test('what a paper cites moves into notes, and its language stays what it was taken for', async () => {
  const paper = [
    'Las calles cambian (Berg, 2018: 12). La investigación también lo muestra (cf. Muster y Lund, 2019, pp. 45-46), aunque Holm et al. (2020: 50) opinan otra cosa (véase también Berg, 2018; Vogel, 2015, cap. 2).',
    'Según Lund (citado en Berg, 2018, p. 33), el término es antiguo (ibíd., p. 34).',
    '[heading 1] Bibliografía',
    'Berg, Lena (2018): <italic=true>La ciudad silenciosa</>, Puerto Norte, Editorial del Puerto.',
    'Holm, Carlos; Roe, Beatriz y Sand, Tomás (2020): “Envejecer en ciudades pequeñas”, <italic=true>Revista de Ciudades</>, 12(3), 45-67.',
    'Muster, Ada y Lund, Berta (2019): “Desplazamientos”, en María Vogel (ed.), <italic=true>Manual de la vecindad</>, Puerto Norte, Ediciones del Norte, pp. 40-52.',
    'Vogel, María (2015): <italic=true>Envejecer</>, Puerto Norte, Ediciones del Norte.',
  ]
  const once = (await format(await makeDocx(paper), { style: 'chicago-18-nb' }, nodeCodec)).document
  expect((await format(once, { style: 'chicago-18-nb' }, nodeCodec)).report.changes).toEqual([])
})
