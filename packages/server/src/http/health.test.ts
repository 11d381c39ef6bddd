import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '../app.ts'
import { createPool } from '../db/pool.ts'
import { addSlot, ask, createWorld, ticketsFor, testIdentity, type World } from '../testing/world.ts'

let world: World
const log = pino({ level: 'silent' })
const token = { authorization: 'Bearer metrics-token-of-tests' }

beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

describe('the metrics', () => {
  it('need their token, and are absent when none is set', async () => {
    expect((await world.app.inject({ url: '/metrics', headers: token })).statusCode).toBe(200)
    for (const authorization of ['', 'Bearer', 'Bearer wrong', 'metrics-token-of-tests', `${token.authorization} `.repeat(2)]) {
      expect((await world.app.inject({ url: '/metrics', headers: { authorization } })).statusCode).toBe(401)
    }
    const closed = await buildApp({ pool: world.pool, log, identity: testIdentity })
    expect((await closed.inject({ url: '/metrics', headers: { authorization: 'Bearer undefined' } })).statusCode).toBe(404)
    await closed.close()
  })

  it('count refusals by action and code, and answers by action and status', async () => {
    await ask(world, { as: 'agencyOwner', action: 'post_request', data: ticketsFor(await addSlot(world, { capacity: 1 })) })
    const text = (await world.app.inject({ url: '/metrics', headers: token })).body
    expect(text).toContain('refusals_total{action="post_request",code="no_places"} 1')
    expect(text).toContain('http_request_duration_seconds_count{route="post_request",status="200"} 1')
  })

  it('have no line of its own for every address that somebody tries', async () => {
    for (const address of ['/api/v1/x1', '/api/v1/x2', '/octo/x3']) await world.app.inject({ url: address })
    const text = (await world.app.inject({ url: '/metrics', headers: token })).body
    expect(text).toContain('http_request_duration_seconds_count{route="other",status="404"} 3')
    expect(text).not.toMatch(/x1|x3/)
  })
})

describe('the health of a server without a database', () => {
  it('is alive and not ready, and every answer says to come again', async () => {
    const pool = createPool({ url: 'postgres://nobody@127.0.0.1:1/none', size: 1, onError: () => undefined })
    const app = await buildApp({ pool, log, identity: testIdentity })
    expect((await app.inject({ url: '/healthz' })).json()).toEqual({ ok: true })
    for (const url of ['/readyz', '/api/v1/countries/']) {
      const answer = await app.inject({ url })
      expect({ status: answer.statusCode, code: answer.json().code }).toEqual({ status: 503, code: 'busy' })
      expect(answer.headers['retry-after']).toBeDefined()
    }
    await app.close()
    await pool.end()
  })
})
