import { createHash } from 'node:crypto'
import { type ApiKey, apiKeyActions, apiKeysAtOnce } from '@anfilada/contract/identity/api-keys'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { goodPassword, setPassword, setSecondFactor } from '../../testing/logins.ts'
import { addSlot, ask, createWorld, objectId, place, type Principal, ticketsFor, type World } from '../../testing/world.ts'
import { newToken } from '../../secrets.ts'
import { isApiKey } from './api-key-token.ts'

let world: World
let ownKey: string
beforeAll(async () => {
  world = await createWorld()
  for (const owner of ['agencyOwner', 'otherAgency'] as const) await setPassword(world, owner)
  ownKey = world.tokens.apiKey
})
beforeEach(() => {
  world.tokens.apiKey = ownKey
})
afterAll(() => world.close())

type Created = ApiKey & { key: string }

const wanted = (data: object = {}) => ({ name: 'программа', scopes: ['orders:read'], password: goodPassword, ...data })
const refusalOf = async (data: object, as: Principal = 'agencyOwner') =>
  (await ask(world, { as, action: 'create_api_key', data: wanted(data) })).json<{ code?: string; fields?: object }>()

async function create(data: object = {}, as: Principal = 'agencyOwner'): Promise<Created> {
  const answer = await ask(world, { as, action: 'create_api_key', data: wanted(data) })
  return apiKeyActions.create_api_key.output.parse(answer.json<{ data: unknown }>().data).result
}

async function list(as: Principal = 'agencyOwner'): Promise<ApiKey[]> {
  const answer = await ask(world, { as, action: 'list_api_keys', data: {} })
  return apiKeyActions.list_api_keys.output.parse(answer.json<{ data: unknown }>().data).result
}

/** How the program with the key is answered. */
async function status(key: string, action: string, data: object = {}): Promise<number> {
  world.tokens.apiKey = key
  return (await ask(world, { as: 'apiKey', action, data })).statusCode
}

describe('an API key', () => {
  test('is told once, and kept as its SHA-256 only', async () => {
    const created = await create({ name: '1С', scopes: ['orders:read', 'prices:read'] })
    expect(created.key).toMatch(/^anf_[\w-]{43}$/)
    expect(created.hint).toBe(created.key.slice(0, 8))
    expect((await list())[0]).toMatchObject({ id: created.id, name: '1С', created_by: 'agencyOwner', last_used_at: null })

    const kept = await world.pool.query<{ row: string }>(
      'select api_keys::text as row from api_keys union all select idempotency_keys::text from idempotency_keys union all select audit_log::text from audit_log',
    )
    const hash = createHash('sha256').update(created.key).digest('hex')
    expect(kept.rows.filter(({ row }) => row.includes(hash))).toHaveLength(1)
    expect(kept.rows.filter(({ row }) => row.includes(created.key))).toEqual([])
  })

  test('is made only by who knows the password and, with the second factor on, has a code that was not used', async () => {
    const keys = (await list()).length
    expect(await refusalOf({ password: 'not the password' })).toMatchObject({
      code: 'wrong_password',
      fields: { password: expect.any(String) },
    })
    const codeNow = await setSecondFactor(world, 'agencyOwner', 'on')
    expect(await refusalOf({})).toMatchObject({ code: 'wrong_code', fields: { code: expect.any(String) } })
    expect(await refusalOf({ code: '000000' })).toMatchObject({ code: 'wrong_code' })
    expect(await list()).toHaveLength(keys)
    const code = codeNow()
    expect((await create({ code })).key).toMatch(/^anf_/)
    expect(await refusalOf({ code })).toMatchObject({ code: 'wrong_code' })
    await setSecondFactor(world, 'agencyOwner', 'off')
  })

  test('lets a stolen session guess codes no faster than passwords', async () => {
    await setSecondFactor(world, 'otherAgency', 'on')
    const codes = []
    for (let turn = 0; turn < 14; turn++) codes.push((await refusalOf({ code: '000000' }, 'otherAgency')).code)
    expect(codes).toContain('too_many_requests')
    await setSecondFactor(world, 'otherAgency', 'off')
    await world.pool.query('delete from attempts')
  })

  test.each([
    ['orders:read', ['get_upcoming']],
    ['catalogue:read', ['get_schedule']],
    ['prices:read', ['get_prices']],
    ['orders:write', ['post_request']],
  ])('with the scope %s opens %j and nothing else', async (scope, opens) => {
    const { key } = await create({ scopes: [scope] })
    const slot = await addSlot(world, { capacity: 100 })
    const data: Record<string, object> = {
      get_upcoming: {},
      get_schedule: { museum_object_id: objectId, schedule_date: '2027-01-02' },
      get_prices: { museum_object_id: objectId, type: 'ig' },
      post_request: ticketsFor(slot),
      list_members: {},
      create_api_key: wanted({ scopes: [scope] }),
      get_settings: {},
    }
    for (const [action, body] of Object.entries(data)) {
      expect({ action, status: await status(key, action, body) }).toEqual({ action, status: opens.includes(action) ? 200 : 403 })
    }
  })

  test('orders in the name of who made it, whose keys of repetition are not the program’s', async () => {
    const { key } = await create({ scopes: ['orders:write', 'orders:read'] })
    const slot = await addSlot(world, { capacity: 100 })
    world.tokens.apiKey = key
    const asking = { action: 'post_request', data: ticketsFor(slot), key: 'order-1' }
    const byProgram = (await ask(world, { as: 'apiKey', ...asking })).json()
    expect((await ask(world, { as: 'apiKey', ...asking })).json()).toEqual(byProgram)
    const byOwner = (await ask(world, { as: 'agencyOwner', ...asking })).json()
    expect(byOwner.data.result.id).not.toBe(byProgram.data.result.id)
    const { rows } = await world.pool.query('select placed_by from orders where id = $1', [byProgram.data.result.id])
    expect(rows).toEqual([{ placed_by: world.users.agencyOwner }])
  })

  test('may never do more than who made it may do now', async () => {
    const { key } = await create({ scopes: ['orders:write', 'prices:read', 'orders:read'] })
    const slot = await addSlot(world, { capacity: 100 })
    const foreign = await place(world, slot, {}, 'agencyManager')
    await world.pool.query(`update users set roles = '{guide}' where id = $1`, [world.users.agencyOwner])
    expect(await status(key, 'get_prices', { museum_object_id: objectId, type: 'ig' })).toBe(403)
    expect(await status(key, 'get_request', { request_id: foreign })).toBe(404)
    await world.pool.query(`update users set roles = '{owner}' where id = $1`, [world.users.agencyOwner])
    expect(await status(key, 'get_request', { request_id: foreign })).toBe(200)
  })

  test('opens no stream, no sign-out and nothing of the office', async () => {
    const headers = { authorization: ownKey }
    expect((await world.app.inject({ url: '/api/v1/events/', headers })).statusCode).toBe(403)
    expect((await world.app.inject({ method: 'POST', url: '/api/v1/logout/', headers })).statusCode).toBe(403)
    expect((await ask(world, { as: 'apiKey', api: 'office', action: 'office_queue', data: {} })).statusCode).toBe(403)
  })

  test('opens nothing once it is revoked, while the others go on', async () => {
    const [gone, stays] = [await create(), await create()]
    expect(await status(gone.key, 'get_upcoming')).toBe(200)
    const revoke = (as: Principal) => ask(world, { as, action: 'revoke_api_key', data: { api_key_id: gone.id } })
    expect((await revoke('otherAgency')).statusCode).toBe(404)
    expect((await revoke('agencyOwner')).json()).toEqual({ success: true, data: { result: { id: gone.id } } })
    expect(await status(gone.key, 'get_upcoming')).toBe(401)
    expect(await status(stays.key, 'get_upcoming')).toBe(200)
    expect((await revoke('agencyOwner')).json()).toMatchObject({ code: 'api_key_not_found' })
    expect((await list()).map(({ id }) => id)).not.toContain(gone.id)
  })

  test('opens nothing while the customer is blocked or its maker is removed', async () => {
    const { key } = await create()
    const customer = 'update customers set status = $2 where id = (select customer_id from users where id = $1)'
    await world.pool.query(customer, [world.users.agencyOwner, 'blocked'])
    expect(await status(key, 'get_upcoming')).toBe(401)
    await world.pool.query(customer, [world.users.agencyOwner, 'active'])
    await world.pool.query(`update users set status = 'removed' where id = $1`, [world.users.agencyOwner])
    expect(await status(key, 'get_upcoming')).toBe(401)
    await world.pool.query(`update users set status = 'active' where id = $1`, [world.users.agencyOwner])
    expect(await status(key, 'get_upcoming')).toBe(200)
  })

  test('notes when it was used, at most every ten minutes', async () => {
    const { id, key } = await create()
    await status(key, 'get_upcoming')
    const used = async () => (await list()).find((one) => one.id === id)?.last_used_at
    const first = await used()
    expect(first).not.toBeNull()
    await status(key, 'get_upcoming')
    expect(await used()).toBe(first)
    await world.pool.query(`update api_keys set last_used_at = now() - interval '11 minutes' where id = $1`, [id])
    const before = await used()
    await status(key, 'get_upcoming')
    expect(await used()).not.toBe(before)
  })

  test('is one of a few: two made at once do not pass the limit together', async () => {
    const free = apiKeysAtOnce - (await list('otherAgency')).length
    for (let made = 1; made < free; made++) await create({}, 'otherAgency')
    const codes = (await Promise.all([1, 2, 3].map(() => refusalOf({}, 'otherAgency')))).map(({ code }) => code)
    expect(codes.filter((code) => code === 'too_many_api_keys')).toHaveLength(2)
    expect(await list('otherAgency')).toHaveLength(apiKeysAtOnce)
  })

  test('is told from a session’s token by its length, not by how it begins', () => {
    expect(isApiKey(`anf_${newToken().slice(4)}`)).toBe(false)
    expect(isApiKey(`anf_${newToken()}`)).toBe(true)
  })
})
