import { verifyLedger } from '@formatter/billing'
import { describe, expect, it } from 'vitest'
import { newMember, work } from './member.js'
import { newService, onEachGround, result } from './service.js'
import { newVisitor, password, textOf } from './visitor.js'

const day = 86_400_000

const pathOf = (response: Response) => response.headers.get('Location') ?? ''

describe('an account on the web', () => {
  it('is opened with an e-mail address and a password, and lies behind a cookie that no script and no other site can use', async () => {
    const visitor = newVisitor(await newService())
    const opened = await visitor.signUp()
    expect([opened.status, pathOf(opened)]).toEqual([303, '/account/documents'])
    expect(opened.headers.get('Set-Cookie')).toMatch(/^__Host-session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
    expect(await textOf(visitor.get('/account/documents'))).toContain('ada@example.org')
  })

  it('says what it is for to whoever comes by a link', async () => {
    const visitor = newVisitor(await newService())
    for (const door of ['/signin', '/signup']) expect(await textOf(visitor.get(door))).toContain('Your paper as a Word file, formatted in APA')
  })

  it('gives both sides their bonus where it was opened with a referral link', async () => {
    const service = await newService()
    const { referral_code } = (await (await service.get('/api/v1/referrals/stats')).json()) as { referral_code: string }
    const visitor = newVisitor(service)
    expect(await visitor.read(`/signup?ref=${referral_code}`)).toContain(`value="${referral_code}"`)
    await visitor.signUp('bea@example.org', { referral_code })
    expect(await textOf(visitor.get('/account/credits'))).toContain('You have 5 credits')
    expect(await textOf(visitor.get('/account/referrals'))).toContain('https://papers.example/signup?ref=')
  })

  it('is opened though its referral code is nobody’s, and the page says so where it can be mended', async () => {
    const visitor = newVisitor(await newService())
    const path = pathOf(await visitor.signUp('bea@example.org', { referral_code: 'NOBODYS' }))
    expect(path).toBe('/account/referrals?refused=NOBODYS')
    expect(await visitor.read(path)).toMatch(/nobody has the referral code that you gave.*value="NOBODYS"/s)
  })

  it.each([
    [{ email: 'nonsense', password }, 'This is not an e-mail address.'],
    [{ email: 'bea@example.org', password: 'too short' }, 'A password has 10 to 200 characters.'],
    [{ email: ' ADA@Example.org', password }, 'There is an account with this e-mail address.'],
  ])('is not opened with %j', async (fields, message) => {
    const { app } = await newMember()
    const answer = await newVisitor({ app }).post('/signup', fields)
    expect([answer.status, await textOf(answer)]).toEqual([422, expect.stringContaining(message)])
  })

  it('is not opened where the service says so', async () => {
    const visitor = newVisitor(await newService({ config: { signUp: 'false' } }))
    expect(await textOf(visitor.get('/signup'))).toContain('This service opens no accounts here.')
    expect((await visitor.signUp()).status).toBe(403)
  })

  it('is entered with both, and whoever has one of them wrong is not told which', async () => {
    const { app } = await newMember()
    const visitor = newVisitor({ app })
    const [wrongPassword, nobody] = await Promise.all([visitor.signIn('ada@example.org', 'three words only'), visitor.signIn('nobody@example.org')])
    expect([wrongPassword.status, nobody.status]).toEqual([401, 401])
    expect(await textOf(wrongPassword)).toContain('There is no account with this e-mail address and password.')
    expect(await textOf(nobody)).toContain('There is no account with this e-mail address and password.')
    expect(pathOf(await visitor.signIn('Ada@Example.org '))).toBe('/account/documents')
  })

  it('lets nobody guess: ten attempts a minute for each address and each e-mail address', async () => {
    const { app, clock } = await newMember({ config: { rateSignIns: '10' } })
    const visitor = newVisitor({ app })
    // Opening the account was the first.
    for (let attempt = 2; attempt <= 10; attempt++) expect((await visitor.signIn('ada@example.org', 'wrong')).status).toBe(401)
    expect((await visitor.signIn()).status).toBe(429)
    clock.time += 60_000
    expect((await visitor.signIn()).status).toBe(303)
  })

  it('is closed to whoever has not signed in, and to whoever has signed out', async () => {
    const { visitor, app } = await newMember()
    expect(pathOf(await newVisitor({ app }).get('/account/keys'))).toBe('/signin')
    expect(pathOf(await newVisitor({ app }).post('/account/keys?do=create', { name: 'mine' }))).toBe('/signin')
    expect(pathOf(await visitor.post('/signout'))).toBe('/signin')
    expect(pathOf(await visitor.get('/account/documents'))).toBe('/signin')
  })

  it('asks for the password again after a week without a visit, and after a month in any case', async () => {
    const { visitor, clock, housekeeping, backend } = await newMember()
    for (let days = 0; days < 30; days += 6) {
      expect((await visitor.get('/account/documents')).status).toBe(200)
      clock.time += 6 * day
    }
    expect(pathOf(await visitor.get('/account/documents'))).toBe('/signin')
    await visitor.signIn()
    clock.time += 7 * day
    expect(pathOf(await visitor.get('/account/documents'))).toBe('/signin')
    await housekeeping()
    expect(await backend.database.read.selectFrom('sessions').selectAll().execute()).toEqual([])
  })

  it('changes its password, which signs it out wherever it was signed in', async () => {
    const { visitor, app } = await newMember()
    const elsewhere = newVisitor({ app })
    await elsewhere.signIn()
    expect((await visitor.post('/account/settings?do=password', { present: 'not this one', wanted: 'another long password' })).status).toBe(401)
    expect((await visitor.post('/account/settings?do=password', { present: password, wanted: 'short' })).status).toBe(422)
    const path = pathOf(await visitor.post('/account/settings?do=password', { present: password, wanted: 'another long password' }))
    expect(await textOf(visitor.get(path))).toContain('Your password is changed. Sign in with the new one.')
    expect(pathOf(await elsewhere.get('/account/documents'))).toBe('/signin')
    expect((await visitor.signIn()).status).toBe(401)
    expect((await visitor.signIn('ada@example.org', 'another long password')).status).toBe(303)
  })

  it('keeps neither passwords nor tokens', async () => {
    const { backend } = await newMember()
    const { read } = backend.database
    expect(await read.selectFrom('members').selectAll().execute()).toMatchObject([{ email: 'ada@example.org', password: expect.stringMatching(/^scrypt\$32768\$8\$3\$/) as string }])
    expect(await read.selectFrom('sessions').selectAll().execute()).toMatchObject([{ sha256: expect.stringMatching(/^[\da-f]{64}$/) as string }])
  })

  it.each([
    ['the origin of another site', { Origin: 'https://evil.example' }],
    ['no origin', {}],
    ['an origin that is none', { Origin: 'null' }],
    ['what a browser says of another site', { 'Sec-Fetch-Site': 'cross-site', 'Origin': 'https://papers.example' }],
  ])('takes no form with %s', async (_what, headers) => {
    const { visitor, keys, backend } = await newMember()
    expect((await visitor.post('/account/keys?do=create', { name: 'theirs' }, headers)).status).toBe(403)
    const accounts = await backend.accounts.list()
    expect(await Promise.all(accounts.map(async ({ id, name }) => (name === 'ada@example.org' ? keys.list(id) : [])))).toEqual(accounts.map(() => []))
  })

  it('runs no script, and lets nobody put it into a frame', async () => {
    const { visitor } = await newMember()
    const { headers } = await visitor.get('/account/documents')
    expect(headers.get('Content-Security-Policy')).toBe(`default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`)
    expect(headers.get('Cache-Control')).toBe('no-store')
  })
})

describe('the pages of accounts', () => {
  it('leave the addresses of the interface to be found by one pattern', async () => {
    const { app, get } = await newService()
    await get('/api/v1/styles')
    expect(app.router.name).toBe('SmartRouter + RegExpRouter')
  })

  it('lie with all that they lead to below the path that PUBLIC_URL has, whether the proxy takes it off or leaves it', async () => {
    const previewer = { pages: () => Promise.resolve([{ png: Buffer.from('a picture'), width: 80, height: 100 }]) }
    const { visitor, get, ...service } = await newMember({ previewer, config: { publicUrl: 'https://papers.example/papers/' } })
    const path = pathOf(await visitor.submit())
    expect(path).toMatch(/^\/papers\/account\/documents\/job_/)
    await work(service)
    const pages = ['/signin', '/signup', '/docs', path, `${path}/pages`, ...['documents', 'keys', 'credits', 'webhooks', 'referrals', 'settings', 'nothing'].map((name) => `/account/${name}`)]
    for (const page of pages) {
      const text = await visitor.read(page)
      expect(text).toBe(await visitor.read(page.startsWith('/papers') ? page.slice('/papers'.length) : `/papers${page}`))
      const led = [...text.matchAll(/(?:href|src|action)="([^#"]*)"/g)].map(([, to]) => to!).filter((to) => to !== 'data:,')
      for (const to of led) expect(new URL(to, 'https://papers.example/papers/docs').pathname).toMatch(/^\/papers\//)
    }
    expect(await textOf(get('/papers', {}, null))).toContain('"docs":"/papers/docs"')
    expect((await visitor.get('/papersack')).status).toBe(404)
  })

  it('take GET and POST alone, and say so', async () => {
    const { app } = await newService()
    const ask = async (method: string, path: string) => {
      const { status, headers } = await app.request(path, { method })
      return [status, headers.get('Allow')]
    }
    expect(await ask('OPTIONS', '/account')).toEqual([405, 'GET, HEAD'])
    expect(await ask('DELETE', '/account/keys')).toEqual([405, 'GET, HEAD, POST'])
    expect(await ask('OPTIONS', '/account/nothing')).toEqual([404, null])
  })

  it('know no other actions than theirs', async () => {
    const { visitor } = await newMember()
    expect((await visitor.post('/account/keys?do=nothing')).status).toBe(404)
    expect((await visitor.post('/account/keys')).status).toBe(404)
  })
})

describe('a paper on the web', () => {
  it('is formatted on the free plan, and the ledger knows nothing of it', async () => {
    const { visitor, jobs, backend } = await newMember()
    const path = pathOf(await visitor.submit({ trackedChanges: 'true', comments: 'true', options: '{"pageSize":"a4"}' }))
    expect(path).toMatch(/^\/account\/documents\/job_/)
    const waiting = await visitor.read(path)
    expect(waiting).toContain('<meta http-equiv="refresh" content="2">')
    expect(await work({ jobs })).toMatchObject({ style: 'apa-7', plan: 'free', trackedChanges: true, options: { paperType: 'student', comments: true, pageSize: 'a4' } })
    const formatted = await visitor.read(path)
    expect(formatted).toContain('Your paper is formatted.')
    expect(formatted).toContain('<dt>Style</dt><dd>APA Style 7, as tracked changes</dd>')
    expect(formatted).toMatch(/12 changes, each of them in the report\.[^]*3 checks leave something to you/)
    expect(formatted).not.toContain('http-equiv="refresh"')
    const file = await visitor.get(`${path}/file`)
    expect(await file.text()).toBe(result)
    expect(file.headers.get('Content-Disposition')).toContain('filename="essay.apa-7.docx"')
    expect((await visitor.get(`${path}/report.json`)).headers.get('Content-Type')).toContain('application/json')
    expect(await textOf(visitor.get('/account/documents'))).toContain('4 of 5 documents are left today')
    expect(await textOf(visitor.get('/account/credits'))).toContain('You have 0 credits')
    expect(await verifyLedger(backend.database.read)).toMatchObject({ problems: [] })
  })

  it('costs a credit where it is paid with one, once it is formatted', async () => {
    const { visitor, jobs, backend } = await newMember()
    const ready = await (await visitor.post('/account/credits?do=deposit', { dollars: '10' })).text()
    const { pathname } = new URL(/href="([^"]+sandbox\/pay[^"]+)"/.exec(ready)![1]!)
    expect(await visitor.read(pathname)).toContain('<a href="https://papers.example/account/credits">Back without paying</a>')
    expect(await textOf(visitor.get('/account/credits'))).not.toContain('Thank you')
    const paid = pathOf(await visitor.post(pathname))
    expect(paid).toBe('https://papers.example/account/credits?paid=yes')
    expect(await textOf(visitor.get(paid))).toMatch(/Thank you for your payment\. .* You have 50 credits/)
    await visitor.submit({ plan: 'credits' })
    expect(await textOf(visitor.get('/account/credits'))).toContain('You have 50 credits')
    await work({ jobs })
    expect(await textOf(visitor.get('/account/credits'))).toMatch(/You have 49 credits.*a document −1 49/)
    expect((await verifyLedger(backend.database.read)).problems).toEqual([])
  })

  it('does not count where it could not be formatted', async () => {
    const { visitor, jobs } = await newMember()
    const path = pathOf(await visitor.submit())
    await work({ jobs }, 'failed')
    expect(await textOf(visitor.get(path))).toContain('It could not be formatted, and costs nothing. This is no Word file.')
    expect(await textOf(visitor.get('/account/documents'))).toContain('5 of 5 documents are left today')
  })

  it('is not asked for where nothing is left to pay it with', async () => {
    const { visitor } = await newMember({ config: { freeDaily: '1' } })
    expect(await visitor.read('/account/documents')).toContain('<button>Format</button>')
    await visitor.submit()
    const page = await visitor.read('/account/documents')
    expect(page).not.toContain('<button>Format</button>')
    expect(page).toContain('The 1 free document of today is used up, and you have no credits.')
    expect(await textOf(visitor.submit({ plan: 'credits' }))).not.toContain('Paid with')
  })

  it('is paid with credits alone where the service gives none for nothing', async () => {
    const { visitor } = await newMember({ config: { freeDaily: '0' } })
    expect(await textOf(visitor.get('/account/documents'))).toContain('You have no credits. To format a paper, add credits .')
    const ready = await (await visitor.post('/account/credits?do=deposit', { dollars: '10' })).text()
    await visitor.post(new URL(/href="([^"]+sandbox\/pay[^"]+)"/.exec(ready)![1]!).pathname)
    const page = await textOf(visitor.get('/account/documents'))
    expect(page).toContain('a credit: you have 50 credits')
    expect(page).not.toContain('the free plan')
  })

  it('that a program has announced and not sent is waited for by nobody', async () => {
    const { visitor, backend, jobs } = await newMember()
    const account = (await backend.accounts.list()).find(({ name }) => name === 'ada@example.org')!
    const { job } = await jobs.createUpload(account.id, { filename: 'late.docx', style: 'apa-7', trackedChanges: false, options: {} }, null)
    const page = await visitor.read(`/account/documents/${job.id}`)
    expect(page).toContain('A program has announced this paper, and its file has not come yet.')
    expect(page).not.toContain('looks again by itself')
  })

  it.each([
    [{ style: 'none' }, 'Style: Unknown style'],
    [{ style: 'mla-9:thesis' }, 'thesis'],
    [{ options: '{' }, 'Options: Invalid JSON'],
    [{ options: '{"pageSize":"huge"}' }, 'pageSize'],
    [{ options: '{"page_size":"a4"}' }, 'perhaps pageSize is meant'],
    [{ plan: 'none' }, 'Paid with'],
    [{ plan: 'credits' }, 'There is no credit left'],
  ])('is not taken with %j, and the page says why', async (fields, message) => {
    const { visitor } = await newMember()
    const answer = await visitor.submit(fields)
    expect(answer.status).toBeGreaterThanOrEqual(400)
    expect(await textOf(answer)).toContain(message)
  })

  it('is deleted with all that was made of it', async () => {
    const { visitor, jobs } = await newMember()
    const path = pathOf(await visitor.submit())
    await work({ jobs })
    expect(pathOf(await visitor.post(`${path}?do=delete&sure=yes`))).toBe('/account/documents')
    expect((await visitor.get(path)).status).toBe(410)
  })

  it('is deleted only when whoever wants it has said so twice, on a page that waits for the answer', async () => {
    const { visitor } = await newMember()
    const path = pathOf(await visitor.submit())
    const question = await (await visitor.post(`${path}?do=delete`)).text()
    expect(question).toContain('Delete essay.docx with what was made of it, and its report?')
    expect(question).toContain(`<a href="${path}">No, go back</a>`)
    expect(question).not.toContain('http-equiv="refresh"')
    expect(await visitor.read(path)).toContain('http-equiv="refresh"')
  })

  it('is nobody else’s: its pages, its file and its reports are not there for others', async () => {
    const { visitor, app, jobs } = await newMember()
    const path = pathOf(await visitor.submit())
    await work({ jobs })
    const other = newVisitor({ app })
    await other.signUp('eve@example.org')
    for (const each of ['', '/file', '/report.html', '/report.pdf', '/report.json', '/pages']) expect((await other.get(path + each)).status).toBe(404)
    for (const answer of ['', '&sure=yes']) expect((await other.post(`${path}?do=delete${answer}`)).status).toBe(404)
    expect((await visitor.get(path)).status).toBe(200)
  })

  it('has a name that is only text on the page', async () => {
    const { visitor } = await newMember()
    const path = pathOf(await visitor.submit({}, '<img src=x onerror=alert(1)>.docx'))
    for (const page of [path, '/account/documents']) {
      const text = await visitor.read(page)
      expect(text).toContain('&lt;img src=x onerror=alert(1)&gt;.docx')
      expect(text).not.toContain('<img src=x')
    }
  })

  it('is drawn page by page where the service can', async () => {
    const png = Buffer.from('a picture')
    const { visitor, jobs } = await newMember({ previewer: { pages: () => Promise.resolve([{ png, width: 80, height: 100 }]) } })
    const path = pathOf(await visitor.submit())
    await work({ jobs })
    const address = /<img src="([^"]+)"/.exec(await visitor.read(`${path}/pages`))![1]!.replaceAll('&amp;', '&')
    expect(await (await visitor.get(address)).text()).toBe('a picture')
  })
})

onEachGround((service) => {
  it('gives exactly the free documents of a day, however many are asked for at once', async () => {
    const own = await service()
    const visitor = newVisitor(own)
    await visitor.signUp()
    const answers = await Promise.all(Array.from({ length: 12 }, () => visitor.submit()))
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array<number>(5).fill(303), ...Array<number>(7).fill(402)])
    own.clock.time += day
    expect((await visitor.submit()).status).toBe(303)
  })
})

onEachGround((service) => {
  it('finds nothing under addresses and names that no text has', async () => {
    const visitor = newVisitor(await service())
    expect((await visitor.signIn('a\0b@example.org')).status).toBe(422)
    await visitor.signUp()
    for (const path of ['/account/documents/%00', '/account/documents/job_1%00/file', '/account/webhooks/%ff', '/account/documents/..%2f']) expect((await visitor.get(path)).status).toBe(404)
    expect((await visitor.get('/account/documents?after=%00')).status).toBe(200)
    expect((await visitor.post('/account/keys?do=revoke&sure=yes', { id: '\0' })).status).toBe(422)
  })
})

it('a form that is refused comes back as it was filled in', async () => {
  const { visitor } = await newMember()
  expect(await textOf(visitor.submit({ options: '{"pageSize":"a3"}' }))).toMatch(/must be “letter” or “a4”\. Leave it out to have what holds without it\. Mend it/)
  const papers = await (await visitor.submit({ style: 'mla-9', comments: 'true', options: '{"font": "<wide>"' })).text()
  expect(papers).toContain('Options: Invalid JSON')
  expect(papers).toMatch(/<option value="mla-9" selected>/)
  expect(papers).toMatch(/<details open>[^]*>\{&quot;font&quot;: &quot;&lt;wide&gt;&quot;<\/textarea>/)
  expect(papers).toMatch(/name="comments" value="true" checked>/)
  expect(papers).not.toMatch(/name="trackedChanges" value="true" checked>/)
  for (const dollars of ['9', '10.999', '1e3', '1,000']) {
    expect(await (await visitor.post('/account/credits?do=deposit', { dollars })).text()).toMatch(new RegExp(`name="dollars"[^>]* value="${dollars}"`))
  }
  expect(await (await visitor.post('/account/referrals?do=claim', { referral_code: 'NOBODYS' })).text()).toContain('value="NOBODYS"')
  const hooks = await (await visitor.post('/account/webhooks?do=create', { 'url': 'https://10.0.0.1/', 'document.failed': 'true' })).text()
  expect([...hooks.matchAll(/value="(https:[^"]*)"|name="(document\.\w+)" value="true" checked/g)].map(([, url, event]) => url ?? event)).toEqual(['https://10.0.0.1/', 'document.failed'])
})

it('an address below /account that leads nowhere is a page too, with a way back', async () => {
  const visitor = newVisitor(await newService())
  for (const path of ['/account/', '/account/nowhere', '/account/keys/more']) {
    const page = await visitor.get(path)
    expect([page.status, page.headers.get('Content-Type')]).toEqual([404, 'text/html; charset=UTF-8'])
    expect(await page.text()).toContain('<strong>There is nothing at this address.</strong> </p><p><a href="/account">')
  }
})
