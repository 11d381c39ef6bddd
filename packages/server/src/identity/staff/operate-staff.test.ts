import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inTransaction } from '../../db/transaction.ts'
import type { Outcome } from '../../outcome.ts'
import { tokenHash } from '../../secrets.ts'
import { readEvents } from '../../testing/event-reader.ts'
import { ask, createWorld, type World } from '../../testing/world.ts'
import { createAdmin, disableEmployee, endSessionsOf, operator, removeFactorOf } from './operate-staff.ts'
import { hasAdministrator } from './staff.store.ts'

let world: World
let origin: string
beforeAll(async () => {
  world = await createWorld()
  origin = await world.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => world.close())

const acting = operator('olga@machine')
const password = 'nine quiet lighthouses at noon'

function create(email: string, name?: string) {
  return inTransaction(world.pool, (tx) => createAdmin(tx, acting, { email, name, language: 'ru' }))
}

function valueOf<T>(outcome: Outcome<T>): T {
  if (!outcome.ok) throw new Error(outcome.refusal)
  return outcome.value
}

async function choosePassword(token: string): Promise<object> {
  return (await world.app.inject({ method: 'POST', url: '/api/v1/password/reset/', payload: { token, password } })).json()
}

async function lastAudit(): Promise<object> {
  const { rows } = await world.pool.query<object>('select * from audit_log order by id desc limit 1')
  return rows[0] ?? {}
}

const byCommand = { actor_id: null, actor_name: 'npm run admin (olga@machine)', address: null }

/** A new employee who has a second factor and is signed in: his login, number and session. */
async function employee(): Promise<{ id: number; login: string; token: string }> {
  const [token, login] = [crypto.randomUUID(), `${crypto.randomUUID()}@anfilada.example`]
  const { rows } = await world.pool.query<{ id: number }>(
    `insert into users (login, name, roles, totp_since, totp_sealed) values ($1, 'Второй', '{dispatcher}', now(), 'x') returning id`,
    [login],
  )
  const id = rows[0]?.id ?? 0
  await world.pool.query(`insert into sessions (token_hash, user_id, expires_at) values ($1, $2, now() + interval '1 hour')`, [
    tokenHash(token),
    id,
  ])
  return { id, login, token }
}

async function statusOf(token: string): Promise<number> {
  const signedIn = { ...world, tokens: { ...world.tokens, dispatcher: token } }
  return (await ask(signedIn, { as: 'dispatcher', api: 'office', action: 'list_sessions', data: {} })).statusCode
}

async function listen(token: string) {
  const reader = await readEvents(`${origin}/api/office/events/`, { authorization: token })
  expect((await reader.next())?.event).toBe('ready')
  return reader
}

describe('an administrator who is made on the command line', () => {
  test('chooses his password by a link that is used once, and signs in', async () => {
    const { token } = valueOf(await create('Olga@anfilada.example', 'Ольга'))
    expect(await lastAudit()).toMatchObject({ ...byCommand, action: 'staff.invited', details: { name: 'Ольга', roles: ['admin'] } })
    expect(await choosePassword(token)).toMatchObject({ success: true })
    expect(await choosePassword(token)).toMatchObject({ code: 'link_over' })
    const credentials = { login: 'olga@anfilada.example', password }
    const signedIn = await world.app.inject({ method: 'POST', url: '/api/v1/login/', payload: credentials })
    expect(signedIn.json()).toMatchObject({ success: true, data: { userData: { name: 'Ольга' } } })
  })

  test('is told the link alone: no mail leaves, and the log knows no token', async () => {
    const { token } = valueOf(await create('quiet@anfilada.example'))
    const { rows } = await world.pool.query(
      `select (select count(*) from mails where mails.recipient = 'quiet@anfilada.example') as mails,
              (select count(*) from audit_log where audit_log.details::text like '%' || $1 || '%') as told`,
      [token],
    )
    expect(rows).toEqual([{ mails: 0, told: 0 }])
    expect(await lastAudit()).toMatchObject({ details: { name: 'quiet' } })
  })

  test('gets another link when the first one is lost or over, and the first opens nothing', async () => {
    const first = valueOf(await create('lost@anfilada.example', 'Лев'))
    const second = valueOf(await create('lost@anfilada.example'))
    expect(await choosePassword(first.token)).toMatchObject({ code: 'link_over' })
    await world.pool.query(`update one_time_links set expires_at = now() where token_hash = $1`, [tokenHash(second.token)])
    expect(await choosePassword(second.token)).toMatchObject({ code: 'link_over' })
    const third = valueOf(await create('lost@anfilada.example'))
    expect(await lastAudit()).toMatchObject({ details: { name: 'Лев' } })
    expect(await choosePassword(third.token)).toMatchObject({ success: true })
  })

  test('is nobody who signs in already, as an employee or as a member', async () => {
    const { login } = await employee()
    await world.pool.query(`update users set login = 'member@agency.example' where id = $1`, [world.users.agencyManager])
    for (const taken of [login, 'member@agency.example']) expect(await create(taken)).toMatchObject({ refusal: 'email_taken' })
    const { rows } = await world.pool.query('select roles from users where id = $1', [world.users.agencyManager])
    expect(rows).toEqual([{ roles: ['manager'] }])
  })
})

describe('an employee who is disabled on the command line', () => {
  test('is out at once, live events too, and comes back by no link of before', async () => {
    const { id, login, token } = await employee()
    const events = await listen(token)
    expect(await statusOf(token)).toBe(200)
    const disabled = await inTransaction(world.pool, (tx) => disableEmployee(tx, acting, login.toUpperCase()))
    expect(disabled).toMatchObject({ ok: true, value: { id } })
    expect(await statusOf(token)).toBe(401)
    expect(await events.next()).toBeUndefined()
    expect(await lastAudit()).toMatchObject({ ...byCommand, action: 'staff.removed', subject_id: String(id) })
    expect(await inTransaction(world.pool, (tx) => disableEmployee(tx, acting, login))).toMatchObject({ refusal: 'employee_not_found' })
  })

  test('may be the last administrator, whom the office itself keeps: the next one is made where this one was closed', async () => {
    await world.pool.query(`update users set roles = '{editor}' where 'admin' = any (roles) and id <> $1`, [world.users.admin])
    const kept = await ask(world, { as: 'admin', api: 'office', action: 'remove_staff', data: { user_id: world.users.admin } })
    expect(kept.json()).toMatchObject({ code: 'last_admin' })
    expect(await hasAdministrator(world.pool)).toBe(true)
    valueOf(await inTransaction(world.pool, (tx) => disableEmployee(tx, acting, 'admin')))
    expect(await hasAdministrator(world.pool)).toBe(false)
    const { token } = valueOf(await create('next@anfilada.example'))
    // Invited alone opens no office.
    expect(await hasAdministrator(world.pool)).toBe(false)
    expect(await choosePassword(token)).toMatchObject({ success: true })
    expect(await hasAdministrator(world.pool)).toBe(true)
  })
})

describe('the second factor of an employee', () => {
  test('is taken away on the command line with a reason, once, and all sessions end', async () => {
    const { id, login, token } = await employee()
    const remove = () => inTransaction(world.pool, (tx) => removeFactorOf(tx, acting, login, 'по паспорту'))
    valueOf(await remove())
    expect(await statusOf(token)).toBe(401)
    const line = {
      ...byCommand,
      action: 'second_factor.removed',
      subject_id: String(id),
      details: { name: 'Второй', reason: 'по паспорту' },
    }
    expect(await lastAudit()).toMatchObject(line)
    expect(await remove()).toMatchObject({ refusal: 'second_factor_off' })
    const { rows } = await world.pool.query('select totp_since, totp_sealed from users where id = $1', [id])
    expect(rows).toEqual([{ totp_since: null, totp_sealed: null }])
  })
})

describe('the sessions of an employee', () => {
  test('end on the command line, all of them and nobody else’s; the login stays', async () => {
    const [one, other] = [await employee(), await employee()]
    const events = await listen(one.token)
    expect(await inTransaction(world.pool, (tx) => endSessionsOf(tx, acting, one.login))).toEqual({ ok: true, value: 1 })
    expect([await statusOf(one.token), await statusOf(other.token)]).toEqual([401, 200])
    expect(await events.next()).toBeUndefined()
    expect(await lastAudit()).toMatchObject({
      ...byCommand,
      action: 'session.all_ended',
      subject_id: String(one.id),
      details: { ended: 1 },
    })
    const { rows } = await world.pool.query('select status from users where id = $1', [one.id])
    expect(rows).toEqual([{ status: 'active' }])
  })
})
