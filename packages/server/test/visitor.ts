import type { newService } from './service.js'

type Service = Awaited<ReturnType<typeof newService>>
type Fields = Readonly<Record<string, string>>

export const password = 'four words nobody says'

/** Somebody with a browser: sends forms as its pages do, and keeps the cookie that it is given. */
export function newVisitor({ app }: Pick<Service, 'app'>) {
  let cookie: string | undefined
  const send = async (path: string, init: RequestInit = {}, headers: Fields = {}): Promise<Response> => {
    const response = await app.request(path, { ...init, headers: { ...(cookie !== undefined && { Cookie: cookie }), ...headers } })
    const [given] = response.headers.getSetCookie()
    if (given !== undefined) cookie = /Max-Age=0/.test(given) ? undefined : given.split(';')[0]
    return response
  }
  const get = (path: string) => send(path)
  const post = (path: string, fields: Fields | FormData = {}, headers: Fields = { Origin: 'https://papers.example' }) =>
    send(path, { method: 'POST', body: fields instanceof FormData ? fields : new URLSearchParams(fields) }, headers)
  const read = async (path: string) => (await get(path)).text()
  return {
    get, post, read,
    signUp: (email = 'ada@example.org', fields: Fields = {}) => post('/signup', { email, password, ...fields }),
    signIn: (email = 'ada@example.org', given = password) => post('/signin', { email, password: given }),
    /** Sends a paper in; gives the answer. */
    submit(fields: Fields = {}, filename = 'essay.docx') {
      const form = new FormData()
      for (const [name, value] of Object.entries({ style: 'apa-7:student', plan: 'free', ...fields })) form.set(name, value)
      form.set('file', new Blob(['PK a paper']), filename)
      return post('/account/documents?do=format', form)
    },
  }
}

/** The text of a page, without its marks. */
export const textOf = async (response: Response | Promise<Response>): Promise<string> =>
  (await (await response).text()).replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ')
