import { describe, expect, test } from 'vitest'
import { nodeCodec } from '../../node/index.js'
import { format } from '../../src/index.js'
import { makeDocx } from '../notation/make-docx.js'
import { bodyText } from '../reading/text.js'
import { becomesIn, staysIn } from './one-entry.js'

const post = 'Roe, A. [@adaroe]. (2020, May 4). The ice is GONE from the quay [Tweet]. Twitter. https://twitter.com/adaroe/status/12345'
const update = 'Harbour Museum [@harbourmuseum]. (2021, June 4). Ice on the quay [Image attached] [Status update]. Facebook. https://www.facebook.com/harbourmuseum/posts/1'

describe('what somebody posts keeps its letters, and stands under the name that a site calls him by', () => {
  becomesIn('apa-7', [
    [post, post],
    [update, update],
    ['@lightfan. “Lighthouses are the best thing on our Coast.” Twitter, 4 May 2020, twitter.com/lightfan/status/12345.', '@lightfan. (2020, May 4). Lighthouses are the best thing on our Coast. Twitter. twitter.com/lightfan/status/12345'],
  ])
  becomesIn('mla-9', [
    [post, 'Roe, A. [@adaroe]. “The ice is GONE from the quay.” Twitter, 4 May 2020, https://twitter.com/adaroe/status/12345.'],
    [update, 'Harbour Museum [@harbourmuseum]. “Ice on the quay.” Facebook, 4 June 2021, https://www.facebook.com/harbourmuseum/posts/1.'],
  ])
  becomesIn('chicago-18-ad', [
    [post, 'Roe, A. (@adaroe). 2020. “The ice is GONE from the quay.” Tweet. Twitter, May 4, 2020. https://twitter.com/adaroe/status/12345.'],
    [update, 'Harbour Museum (@harbourmuseum). 2021. “Ice on the quay.” Image attached; Status update. Facebook, June 4, 2021. https://www.facebook.com/harbourmuseum/posts/1.'],
  ])
  becomesIn('vancouver', [[post, 'Roe A. The ice is GONE from the quay [Internet]. Twitter; 2020 May 4. Available from: https://twitter.com/adaroe/status/12345']])
})

describe('a photograph on a site is of its day', () => {
  const photograph = 'Harbour Museum [@harbourmuseum]. (2021, June 4). Ice on the quay [Photograph]. Instagram. https://www.instagram.com/p/aB3dE5f/'
  becomesIn('apa-7', [[photograph, photograph]])
})

test.each([['apa-7', '(Harbour Museum, 2021)'], ['mla-9', '(Harbour Museum)']])('in %s a citation names nobody as a site does', async (style, wanted) => {
  const paper = ['Ice came early (Harbour Museum, 2021).', '[heading 1] References', update]
  expect((await bodyText((await format(await makeDocx(paper), { style }, nodeCodec)).document))[0]).toBe(`Ice came early ${wanted}.`)
})

describe('a film on the web is of whoever uploaded it', () => {
  const film = '“Why Ice?” YouTube, uploaded by Harbour Museum, 4 June 2021, www.youtube.com/watch?v=aB3dE5fG7hI.'
  becomesIn('mla-9', [[film, film]])
  becomesIn('apa-7', [[film, 'Harbour Museum. (2021, June 4). Why Ice? [Video]. YouTube. www.youtube.com/watch?v=aB3dE5fG7hI']])
  becomesIn('chicago-18-nb', [[film, 'Harbour Museum. “Why Ice?” Video. YouTube, June 4, 2021. www.youtube.com/watch?v=aB3dE5fG7hI.']])
  becomesIn('vancouver', [[film, 'Harbour Museum. Why Ice? [Internet]. YouTube; 2021 Jun 4. Available from: www.youtube.com/watch?v=aB3dE5fG7hI']])
  becomesIn('ieee', [[film, 'Harbour Museum, “Why Ice?,” YouTube, Jun. 4, 2021. [Online]. Available: www.youtube.com/watch?v=aB3dE5fG7hI']])
  staysIn(['apa-7'], 'Roe, Ada. “Why Ice?” YouTube, uploaded by Harbour Museum, 4 June 2021, www.youtube.com/watch?v=aB3dE5fG7hI.')

  test.each([['apa-7', '(Harbour Museum, 2021, 10:02)'], ['mla-9', '(“Why Ice?” 10:02)']])('in %s, and so are its citations by its title', async (style, wanted) => {
    const paper = ['Ice comes early (“Why Ice?” 10:02), and oak is dear (Adair 3).', '[heading 1] Works Cited', 'Adair, Bo. <italic=true>Oak and Iron</>. Fjord Press, 2017.', film.replace('YouTube', '<italic=true>YouTube</>')]
    expect((await bodyText((await format(await makeDocx(paper), { style }, nodeCodec)).document))[0]).toContain(`early ${wanted}, and`)
  })
})

describe('who conducted an interview has published nothing', () => {
  staysIn(['apa-7', 'chicago-18-nb'], 'Lund, Mia. Interview. Conducted by Ada Roe, 12 May 2021.')
})
