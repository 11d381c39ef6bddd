import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import Fastify, { type FastifyInstance, type LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { noWords } from '@anfilada/contract/catalogue/museum-document'
import type { EquipmentDocument } from '@anfilada/contract/catalogue/services-document'
import type { Company } from '../db/company.reads.ts'
import type { Db } from '../db/pool.ts'
import { demoCompany } from '../demo/company.ts'
import { addSecurityHeaders, securityHeaders } from './headers.ts'
import { addSites } from './site.ts'

const facts = { ...demoCompany, head: 'Анна Петрова', names: { ru: 'ООО «</script><b>»' } }
/** What the database says now; `never`: nothing, ever. */
let said: Company | undefined | 'never' | Error
let asked = 0
/** What its equipment is called now. */
let equipment: EquipmentDocument[] = []
const db = {
  query: async () => {
    asked++
    if (said instanceof Error) throw said
    return said === 'never' ? new Promise(() => undefined) : { rows: said === undefined ? [] : [said] }
  },
} as unknown as Db
const early = 'document.title = "early"'
const looks = 'p{color:red}'
const painted = `<!--login--><meta name="login"><!--/login--><script id="first" data-a='{}'>${early}</script><style>${looks}</style><div id="root"><!--login--><form></form><!--/login--></div><script src="/x.js"></script>`
let app: FastifyInstance
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'filled-'))
  const equipmentPlace = '<script type="application/json" id="equipment"></script>'
  await writeFile(
    path.join(folder, 'index.html'),
    `<!doctype html>${equipmentPlace}<script type="application/json" id="company"></script><p>page</p>`,
  )
  await mkdir(path.join(folder, 'painted'))
  await writeFile(path.join(folder, 'painted/index.html'), painted)
})
beforeEach(async () => {
  said = { version: 1, facts }
  equipment = [{ service: 'ag', name: { ...noWords, ru: 'Аудиогид' }, archived: false }]
  app = Fastify()
  addSecurityHeaders(app)
  await addSites(app, { db, online: ['card'], findEquipment: async () => equipment }, [{ prefix: '/', folder }])
  return () => app.close()
})
afterAll(() => rm(folder, { recursive: true }))

const get = (url = '/', headers: Record<string, string> = {}): Promise<LightMyRequestResponse> => app.inject({ url, headers })
const inside = (html: string): string =>
  /<script type="application\/json" id="company">(.*?)<\/script><p>page<\/p>$/.exec(html)?.[1] ?? 'none'

describe('the policy of every answer', () => {
  it('lets no text become a script: neither by the page of the portal nor by an answer without one', async () => {
    for (const { headers } of [await get('/'), await get('/painted/'), await get('/no-such-page.js')]) {
      const rules = String(headers['content-security-policy']).split('; ')
      expect(rules).toContain("require-trusted-types-for 'script'")
      expect(rules).toContain("trusted-types 'none'")
    }
  })
})

describe('the first page', () => {
  it.each(['/', '/index.html', '/upcoming/info?id=7'])('carries the company as data that nothing ends early: %s', async (url) => {
    const { body, headers } = await get(url)
    expect(headers).toMatchObject({ ...securityHeaders, 'content-type': 'text/html; charset=utf-8' })
    expect(JSON.parse(inside(body))).toMatchObject({ names: facts.names, inn: facts.inn, duty_phone: facts.duty_phone, online: ['card'] })
    expect(inside(body)).not.toContain('<')
  })

  it('carries what equipment is called now, as data that nothing ends early', async () => {
    const named = async () => /id="equipment">(.*?)<\/script>/.exec((await get()).body)?.[1] ?? 'none'
    expect(JSON.parse(await named())).toEqual(equipment)
    equipment = [{ service: 'ag', name: { ...noWords, ru: '</script><b>' }, archived: true }]
    expect(JSON.parse(await named())).toEqual(equipment)
    expect(await named()).not.toContain('<')
  })

  it('says nothing of people, and nothing that only machines ask for', async () => {
    const { body } = await get()
    for (const kept of [facts.head, facts.security_mail, 'tax_system']) expect(body).not.toContain(kept)
  })

  it('comes packed as the reader takes it', async () => {
    const plain = (await get()).rawPayload
    const br = await get('/', { 'accept-encoding': 'gzip, deflate, br' })
    const gzip = await get('/', { 'accept-encoding': 'gzip, br;q=0' })
    expect([br.headers['content-encoding'], gzip.headers['content-encoding']]).toEqual(['br', 'gzip'])
    expect(brotliDecompressSync(br.rawPayload)).toEqual(plain)
    expect(gunzipSync(gzip.rawPayload)).toEqual(plain)
    expect(br.headers['vary']).toBe('accept-encoding')
  })

  it('has another name for each version, by which it need not travel again', async () => {
    const first = await get()
    const etag = String(first.headers.etag)
    expect((await get('/', { 'if-none-match': etag })).statusCode).toBe(304)
    said = { version: 2, facts: { ...facts, duty_phone: '+7 921 555-01-99' } }
    const second = await get('/', { 'if-none-match': etag })
    expect([second.statusCode, JSON.parse(inside(second.body)).duty_phone]).toEqual([200, '+7 921 555-01-99'])
  })

  it('asks for one row a reader', async () => {
    asked = 0
    await Promise.all([get(), get(), get()])
    expect(asked).toBe(3)
  })

  it('is empty, and a page, before anybody said who the company is', async () => {
    said = undefined
    expect(inside((await get()).body)).toBe('')
  })

  it.each(['never', new Error('The database is away')] as const)('comes as it was while nobody can say: %s', async (silence) => {
    said = silence
    expect(inside((await get()).body)).toBe('')
    said = { version: 1, facts }
    const heard = (await get()).body
    said = silence
    expect((await get()).body).toBe(heard)
  })
})

describe('a page with the login in it', () => {
  const page = async (url: string): Promise<LightMyRequestResponse> => {
    const site = Fastify()
    addSecurityHeaders(site)
    await addSites(site, { db, online: [], findEquipment: async () => [] }, [{ prefix: '/', folder: path.join(folder, 'painted') }])
    return site.inject({ url })
  }

  it.each(['/', '/login', '/login/?a=1', '/upcoming', '/upcoming/info?id=7', '/settings'])(
    'has it where a visitor gets it: %s',
    async (url) => {
      expect((await page(url)).body).toBe(painted)
    },
  )

  it.each(['/registration', '/forgot', '/about', '/payments-link?id=1', '/error-404', '/nowhere'])(
    'has none where he gets something else: %s',
    async (url) => {
      expect((await page(url)).body).toBe(painted.replaceAll(/<!--login-->.*?<!--\/login-->/g, ''))
    },
  )

  it('may run the script and has the styles that stand in it, by their hashes, and no others; what is no page has none', async () => {
    const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
    const policy = securityHeaders['content-security-policy']
    expect((await page('/login')).headers['content-security-policy']).toBe(
      policy
        .replace("script-src 'self'", `script-src 'self' ${hashOf(early)}`)
        .replace("style-src 'self'", `style-src 'self' ${hashOf(looks)}`),
    )
    expect(policy).toContain("script-src 'self'; style-src 'self';")
    expect((await page('/api/nothing')).headers['content-security-policy']).toBe(policy)
  })

  it('asks nobody who the company is where it has no place for it', async () => {
    asked = 0
    await page('/login')
    expect(asked).toBe(0)
  })
})
