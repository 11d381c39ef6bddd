import { readFile } from 'node:fs/promises'
import { abilityOnBehalf } from '@anfilada/contract/abilities'
import { actForCustomerActions } from '@anfilada/contract/customers/office-customers'
import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addSlot, ask, createWorld, place, type Principal, ticketsFor, type World } from '../../testing/world.ts'
import { tokenHash } from '../../secrets.ts'

let world: World
let agency: number
let other: number

beforeAll(async () => {
  world = await createWorld()
  const { rows } = await world.pool.query<{ id: number }>(`select id from customers where name in ('agency', 'other') order by name`)
  ;[agency, other] = rows.map(({ id }) => id) as [number, number]
})
afterAll(() => world.close())

function act(customer_id: number, as: Principal = 'dispatcher'): Promise<LightMyRequestResponse> {
  return ask(world, { as, api: 'office', action: 'act_for_customer', data: { customer_id } })
}

type Acting = { accessToken: string; until: string; userData: Record<string, unknown>; userAbility: unknown[] }
async function acting(customerId: number): Promise<Acting> {
  return actForCustomerActions.act_for_customer.output.parse((await act(customerId)).json<{ data: unknown }>().data)
}

/** Asks with the token of a session that the test has just been given. */
async function askWith(token: string, action: string, data: object, api: 'customer' | 'office' = 'customer', key?: string) {
  const kept = world.tokens.onBehalf
  world.tokens.onBehalf = token
  const answer = await ask(world, { as: 'onBehalf', action, data, api, ...(key !== undefined && { key }) })
  world.tokens.onBehalf = kept
  return answer
}

async function audit(after = 0): Promise<Record<string, unknown>[]> {
  const { rows } = await world.pool.query<Record<string, unknown>>(
    `select id, actor_id, actor_name, customer_id, action, subject, subject_id, details from audit_log where id > $1 and action like 'acting.%' order by id`,
    [after],
  )
  return rows
}
const lastLine = async (): Promise<number> => Number((await audit()).at(-1)?.['id'] ?? 0)

describe('acting on behalf of a customer', () => {
  it('opens its orders to the employee, says whose they are, and leaves a line with both names', async () => {
    const before = await lastLine()
    const { accessToken, userData, userAbility, until } = await acting(agency)
    expect(userData).toMatchObject({
      name: 'dispatcher',
      customer_id: agency,
      customer_name: 'agency',
      kind: 'legal_entity',
      acting_for: { staff: 'dispatcher', until },
    })
    expect(userAbility).toEqual(abilityOnBehalf)
    expect((await askWith(accessToken, 'get_upcoming', {})).statusCode).toBe(200)
    expect(await audit(before)).toMatchObject([
      {
        action: 'acting.started',
        actor_id: world.users.dispatcher,
        actor_name: 'dispatcher',
        customer_id: agency,
        details: { customer: 'agency' },
      },
    ])
  })

  it('ends after thirty minutes by the clock of the database, however busy it was', async () => {
    const { accessToken } = await acting(agency)
    const { rows } = await world.pool.query<{ minutes: number }>(
      `select extract(epoch from expires_at - created_at)::integer / 60 as minutes from sessions where token_hash = $1`,
      [tokenHash(accessToken)],
    )
    expect(rows).toEqual([{ minutes: 30 }])
    await world.pool.query(
      `update sessions set created_at = created_at - interval '30 minutes', expires_at = expires_at - interval '30 minutes' where token_hash = $1`,
      [tokenHash(accessToken)],
    )
    expect((await askWith(accessToken, 'get_upcoming', {})).statusCode).toBe(401)
  })

  it('is for one customer at a time: the next one ends the one before', async () => {
    const first = await acting(agency)
    const before = await lastLine()
    const second = await acting(other)
    expect((await askWith(first.accessToken, 'get_upcoming', {})).statusCode).toBe(401)
    expect((await askWith(second.accessToken, 'get_upcoming', {})).statusCode).toBe(200)
    expect((await audit(before)).map(({ action, customer_id }) => [action, customer_id])).toEqual([
      ['acting.ended', agency],
      ['acting.started', other],
    ])
  })

  it('twice at once leaves one session', async () => {
    const sessions = (await Promise.all([act(agency), act(other)])).map((answer) => answer.json<{ data: Acting }>().data.accessToken)
    const answers = await Promise.all(sessions.map((token) => askWithout(token)))
    expect(new Set(answers)).toEqual(new Set([200, 401]))
  })

  it('writes the customer and the employee beside every writing act, and nothing beside a refused or reading one', async () => {
    const slotId = await addSlot(world, { capacity: 100 })
    const { accessToken } = await acting(agency)
    const before = await lastLine()
    const placed = (await askWith(accessToken, 'post_request', ticketsFor(slotId))).json<{ data: { result: { id: number } } }>().data.result
      .id
    await askWith(accessToken, 'get_request', { request_id: placed })
    const foreign = await place(world, slotId, {}, 'otherAgency')
    expect((await askWith(accessToken, 'delete_request', { request_id: foreign })).statusCode).toBe(404)
    await askWith(accessToken, 'delete_request', { request_id: placed })
    expect(await audit(before)).toMatchObject(
      ['acting.post_request', 'acting.delete_request'].map((action) => ({
        action,
        actor_name: 'dispatcher',
        customer_id: agency,
        subject: 'order',
        subject_id: String(placed),
        details: { customer: 'agency' },
      })),
    )
    const { rows } = await world.pool.query('select actor_id from order_events where order_id = $1', [placed])
    expect(rows).toEqual([{ actor_id: world.users.dispatcher }, { actor_id: world.users.dispatcher }])
  })

  it('writes a line with each thing that is done, in its transaction: one a done act, none a failed, refused or repeated one', async () => {
    const slotId = await addSlot(world, { capacity: 100 })
    const { accessToken } = await acting(agency)
    const before = await lastLine()
    const lines = async () => (await audit(before)).map(({ action, subject, subject_id: id }) => [action, subject, id])
    const done = async (action: string, data: object, key?: string) =>
      (await askWith(accessToken, action, data, 'customer', key)).json<{ success: boolean; data: Record<string, unknown> }>()
    const visit = (most: number) => ({
      kind: 'museum_tickets',
      ...ticketsFor(slotId, { tickets: [{ category: 'common', quantity: most }] }),
    })

    const held = await done('hold_places', { schedule_item_id: slotId, type: 'ig', quantity: 3 })
    const holdId = (held.data['result'] as { hold_id: number }).hold_id
    await done('release_hold', { hold_id: holdId })
    const [first, again] = [
      await done('post_request', ticketsFor(slotId), 'acting'),
      await done('post_request', ticketsFor(slotId), 'acting'),
    ]
    expect(again).toEqual(first)
    const placed = (first.data['result'] as { id: number }).id
    await done('put_request', { id: placed, revision: 1, qty_common: 9 })
    await done('put_request', { id: placed, revision: 1, qty_common: 8 })
    const each = await done('post_programme', { mode: 'best_effort', orders: [visit(5), visit(200), visit(6)] })
    expect(await done('post_programme', { mode: 'all', orders: [visit(5), visit(200)] })).toMatchObject({ data: { programme_id: null } })
    const whole = await done('post_programme', { mode: 'all', orders: [visit(5)] })
    const ordersOf = (results: unknown) => (results as { id?: number }[]).flatMap(({ id }) => (id === undefined ? [] : [String(id)]))
    const expected = [
      ['acting.hold_places', 'hold', String(holdId)],
      ['acting.release_hold', 'hold', String(holdId)],
      ['acting.post_request', 'order', String(placed)],
      ['acting.put_request', 'order', String(placed)],
      ...ordersOf(each.data['results']).map((id) => ['acting.post_programme', 'order', id]),
      ['acting.post_programme', 'programme', String(whole.data['programme_id'])],
    ]
    expect(ordersOf(each.data['results'])).toHaveLength(2)
    expect(await lines()).toEqual(expected)

    // No line, no act.
    const orders = async () => (await world.pool.query('select id, status from orders order by id')).rows
    const written = await orders()
    await world.pool.query(
      `create function no_line() returns trigger language plpgsql as 'begin raise exception ''the log is full''; end';
       create trigger no_line before insert on audit_log for each row execute function no_line()`,
    )
    for (const [action, data] of [
      ['post_request', ticketsFor(slotId)],
      ['delete_request', { request_id: placed }],
    ] as const)
      expect((await askWith(accessToken, action, data)).statusCode).toBe(500)
    await world.pool.query('drop trigger no_line on audit_log; drop function no_line')
    expect(await lines()).toEqual(expected)
    expect(await orders()).toEqual(written)
  })

  it('answers a key to the customer whose order it placed and to no other', async () => {
    const slotId = await addSlot(world, { capacity: 100 })
    const order = async (customerId: number) =>
      (await askWith((await acting(customerId)).accessToken, 'post_request', ticketsFor(slotId), 'customer', 'same-key')).json<{
        data: { result: { id: number } }
      }>().data.result.id
    const [ofAgency, ofOther] = [await order(agency), await order(other)]
    expect(ofOther).not.toBe(ofAgency)
    const { rows } = await world.pool.query('select customer_id from orders where id = any ($1) order by id', [[ofAgency, ofOther]])
    expect(rows).toEqual([{ customer_id: agency }, { customer_id: other }])
    expect([await order(agency), await order(other)]).toEqual([ofAgency, ofOther])
  })

  it('keeps what a key was answered before keys belonged to a customer, too', async () => {
    const slotId = await addSlot(world, { capacity: 100 })
    const order = async (customerId: number) =>
      (await askWith((await acting(customerId)).accessToken, 'post_request', ticketsFor(slotId), 'customer', 'old-key')).json<{
        data: { result: { id: number } }
      }>().data.result.id
    const placed = await order(agency)
    await acting(other)
    const before = { employee: `user:${world.users.dispatcher}`, both: `user:${world.users.dispatcher}:for:${agency}` }
    await world.pool.query(`update idempotency_keys set owner = $1 where owner = $2 and key = 'old-key'`, [before.employee, before.both])
    await world.pool.query(await readFile(new URL('../../../migrations/0030-keys-on-behalf.sql', import.meta.url), 'utf8'))
    expect(await order(agency)).toBe(placed)
    expect(await order(other)).not.toBe(placed)
  })

  it('gives nothing of the office, of members, keys, passwords or of another actor', async () => {
    const { accessToken } = await acting(agency)
    for (const action of ['list_members', 'list_api_keys', 'change_password', 'begin_second_factor', 'list_sessions']) {
      expect((await askWith(accessToken, action, {})).statusCode).toBe(403)
    }
    for (const action of ['office_queue', 'act_for_customer']) {
      expect((await askWith(accessToken, action, { customer_id: other }, 'office')).statusCode).toBe(403)
    }
  })

  it('is stopped by the employee, once, with a line', async () => {
    const { accessToken } = await acting(agency)
    const before = await lastLine()
    expect((await askWith(accessToken, 'stop_acting', {})).json()).toEqual({ success: true, data: { result: { id: agency } } })
    expect((await askWith(accessToken, 'stop_acting', {})).statusCode).toBe(401)
    expect(await audit(before)).toMatchObject([{ action: 'acting.ended', customer_id: agency, details: { customer: 'agency' } }])
  })

  it('is not possible for a blocked customer, nor for one that is not there', async () => {
    const { rows } = await world.pool.query<{ id: number }>(`select id from customers where name = 'blocked'`)
    expect((await act(rows[0]?.id ?? 0)).json()).toMatchObject({ code: 'customer_already_blocked' })
    expect((await act(2_000_000_000)).statusCode).toBe(404)
  })

  it('keeps its token nowhere: a key repeats nothing', async () => {
    const asking = { as: 'dispatcher', api: 'office', action: 'act_for_customer', data: { customer_id: agency }, key: 'act-key' } as const
    const [first, second] = [await ask(world, asking), await ask(world, asking)]
    expect(first.body).not.toBe(second.body)
    expect((await world.pool.query(`select from idempotency_keys where key = 'act-key'`)).rowCount).toBe(0)
  })
})

async function askWithout(token: string): Promise<number> {
  return (await world.app.inject({ url: '/api/v1/museums/', headers: { authorization: token } })).statusCode
}
