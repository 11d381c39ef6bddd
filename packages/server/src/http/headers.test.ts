import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { lastingDays } from '@anfilada/contract/dates'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addSlot, ask, createWorld, ticketsFor, type World } from '../testing/world.ts'
import { handleErrors } from './errors.ts'
import { addSecurityHeaders, securityHeaders } from './headers.ts'
import { addSites } from './site.ts'

let world: World
let site: FastifyInstance
let folder: string

beforeAll(async () => {
  world = await createWorld()
  folder = await mkdtemp(path.join(tmpdir(), 'site-'))
  for (const [name, title] of [
    ['portal', 'the portal'],
    ['office', 'the office'],
  ] as const) {
    await mkdir(path.join(folder, name, 'assets'), { recursive: true })
    await writeFile(path.join(folder, name, 'index.html'), `<!doctype html><title>${title}</title>`)
    await writeFile(path.join(folder, name, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
    await writeFile(path.join(folder, name, 'assets', 'app-3f2a.js'), 'export {}')
  }
  site = Fastify()
  addSecurityHeaders(site)
  handleErrors(site)
  await addSites(site, { db: world.pool, online: [], findEquipment: async () => [] }, [
    { prefix: '/office/', folder: path.join(folder, 'office') },
    { prefix: '/', folder: path.join(folder, 'portal') },
  ])
})
afterAll(async () => {
  await site.close()
  await rm(folder, { recursive: true })
  await world.close()
})

describe('security headers', () => {
  it.each<[string, number, string, Record<string, string>?]>([
    ['a good answer', 200, '/healthz'],
    ['a list', 200, '/api/v1/countries/'],
    ['the contract', 200, '/api/v1/openapi.json'],
    ['the metrics', 200, '/metrics', { authorization: 'Bearer metrics-token-of-tests' }],
    ['a dead session', 401, '/api/v1/museums/'],
    ['an unknown address', 404, '/api/v1/nothing'],
    ['what finders of holes read', 200, '/.well-known/security.txt'],
    ['what search engines read', 200, '/robots.txt'],
    ['an address that cannot be read', 400, '/%'],
    ['an address with a broken escape', 400, '/api/v1/museums/%E0%A4%A'],
  ])('are on %s (%i)', async (_name, status, url, headers = {}) => {
    const answer = await world.app.inject({ url, headers })
    expect(answer.statusCode).toBe(status)
    expect(answer.headers).toMatchObject({ ...securityHeaders, 'cache-control': 'no-store' })
    expect(answer.headers['x-request-id']).toMatch(/^[\w-]{36}$/)
  })

  it('are on the refusal of a rule, of a right and of an API', async () => {
    const slotId = await addSlot(world, { capacity: 1 })
    const answers = [
      await ask(world, { as: 'agencyOwner', action: 'post_request', data: ticketsFor(slotId) }),
      await ask(world, { as: 'dispatcher', action: 'get_upcoming', data: {} }),
      await ask(world, { as: 'none', action: 'get_upcoming', data: {} }),
      await ask(world, { as: 'agencyOwner', action: 'no_such_action', data: {} }),
    ]
    expect(answers.map((answer) => answer.statusCode)).toEqual([200, 403, 401, 400])
    for (const answer of answers) expect(answer.headers).toMatchObject(securityHeaders)
  })

  it.each([
    ['/', 200, 'no-store', 'the portal'],
    ['/upcoming/info?order=1', 200, 'no-store', 'the portal'],
    ['/office/', 200, 'no-store', 'the office'],
    ['/office/queue', 200, 'no-store', 'the office'],
    ['/office', 200, 'no-store', 'the office'],
    ['/assets/app-3f2a.js', 200, 'public, max-age=31536000, immutable', 'export'],
    ['/office/assets/app-3f2a.js', 200, 'public, max-age=31536000, immutable', 'export'],
    ['/favicon.svg', 200, 'no-store', '<svg'],
    ['/assets/gone-0000.js', 404, 'no-store', 'not_found'],
    ['/api/v1/nothing', 404, 'no-store', 'not_found'],
    ['/..%2f..%2fpackage.json', 404, 'no-store', 'not_found'],
    ['/.env', 404, 'no-store', 'not_found'],
    ['/.git/config', 404, 'no-store', 'not_found'],
    ['/office/.htpasswd', 404, 'no-store', 'not_found'],
    ['/wp-login.php', 404, 'no-store', 'not_found'],
    ['/upcoming/backup.zip?x=1', 404, 'no-store', 'not_found'],
    ['/no/such/page', 200, 'no-store', 'the portal'],
    ['/assets/..%2f..%2f..%2fpackage.json', 404, 'no-store', 'not_found'],
  ])('are on %s (%i, %s)', async (url, status, caching, text) => {
    const answer = await site.inject({ url })
    expect({ status: answer.statusCode, caching: answer.headers['cache-control'] }).toEqual({ status, caching })
    expect(answer.body).toContain(text)
    expect(answer.headers).toMatchObject(securityHeaders)
  })

  it('are on a file that has not changed (304)', async () => {
    const first = await site.inject({ url: '/favicon.svg' })
    const again = await site.inject({ url: '/favicon.svg', headers: { 'if-none-match': String(first.headers.etag) } })
    expect(again.statusCode).toBe(304)
    expect(again.headers).toMatchObject(securityHeaders)
  })

  it('are on the refusal to write to a page', async () => {
    const answer = await site.inject({ method: 'POST', url: '/upcoming' })
    expect(answer.statusCode).toBe(404)
    expect(answer.headers).toMatchObject(securityHeaders)
  })
})

describe('a site without pages of its own', () => {
  it('tells whom to write to about a hole, for half a year to come', async () => {
    const { body, headers } = await world.app.inject('/.well-known/security.txt')
    expect(headers['content-type']).toBe('text/plain; charset=utf-8')
    expect(body).toMatch(/^Contact: mailto:\S+@\S+$/m)
    const expires = new Date(/^Expires: (.+)$/m.exec(body)?.[1] ?? '').getTime()
    expect(expires).toBeGreaterThan(Date.now() + lastingDays(170))
    expect(expires).toBeLessThan(Date.now() + lastingDays(366))
  })
})

describe('an unexpected error', () => {
  it('is answered without internals, and the next request works', async () => {
    const slotId = await addSlot(world, { capacity: 100 })
    await world.pool.query(`alter table orders add constraint planted check (refno <> 'planted')`)
    const answer = await ask(world, {
      as: 'agencyOwner',
      action: 'post_request',
      data: ticketsFor(slotId, { refno: 'planted' }),
      language: 'en',
    })
    expect(answer.statusCode).toBe(500)
    expect(answer.json()).toEqual({
      success: false,
      code: 'internal',
      error: 'The server could not handle the request. Nothing was changed; try again.',
    })
    expect(answer.headers).toMatchObject(securityHeaders)
    expect((await ask(world, { as: 'agencyOwner', action: 'post_request', data: ticketsFor(slotId) })).json().success).toBe(true)
  })

  it('of a busy database asks to come again', async () => {
    const slotId = await addSlot(world, { capacity: 100 })
    await world.pool.query(`
      create function planted_wait() returns trigger language plpgsql as $$
      begin raise exception 'busy' using errcode = '55P03'; end $$;
      create trigger planted before insert on orders for each row when (new.refno = 'busy') execute function planted_wait()`)
    const answer = await ask(world, { as: 'agencyOwner', action: 'post_request', data: ticketsFor(slotId, { refno: 'busy' }) })
    expect({ status: answer.statusCode, code: answer.json().code }).toEqual({ status: 503, code: 'busy' })
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
  })
})
