import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { inTransaction } from '../../db/transaction.ts'
import { goodPassword, newLink, otherPassword, setPassword, setSecondFactor } from '../../testing/logins.ts'
import { ask, createWorld, type Principal, testIdentity, type World } from '../../testing/world.ts'
import { sendResetLinks } from './ask-reset.ts'

let world: World
const people = { owner: 'agencyOwner', login: 'agency-owner', email: 'owner@agency.example' } as const

beforeAll(async () => {
  world = await createWorld()
  await world.pool.query('update users set email = $2, login = $3 where id = $1', [world.users.agencyOwner, people.email, people.login])
  await world.pool.query(`update users set login = 'admin@anfilada.example' where id = $1`, [world.users.admin])
})
beforeEach(async () => {
  await setPassword(world, people.owner)
  await renewSession(people.owner)
  await world.pool.query('delete from attempts')
})
afterAll(() => world.close())

const post = (path: string, payload: object, from = '203.0.113.4') =>
  world.app.inject({
    method: 'POST',
    url: `/api/v1/password/${path}/`,
    payload,
    remoteAddress: from,
    headers: { 'user-agent': 'Safari on a phone' },
  })
const signIn = (password: string, from = '203.0.113.4') =>
  world.app.inject({ method: 'POST', url: '/api/v1/login/', remoteAddress: from, payload: { login: people.login, password } })
const statusOf = async (as: Principal) => (await ask(world, { as, action: 'list_sessions', data: {} })).statusCode

/** Mails of a kind to the owner, the newest first, and what they say. */
async function mails(template: string): Promise<{ recipient: string; facts: Record<string, unknown>; linkId: string | null }[]> {
  const { rows } = await world.pool.query('select recipient, facts, link_id as "linkId" from mails where template = $1 order by id desc', [
    template,
  ])
  return rows
}

async function jobs(): Promise<{ address: string }[]> {
  const { rows } = await world.pool.query<{ payload: { address: string } }>(
    `select payload from graphile_worker._private_jobs jobs join graphile_worker._private_tasks tasks on tasks.id = jobs.task_id
     where tasks.identifier = 'send_reset_links' order by jobs.id`,
  )
  return rows.map(({ payload }) => payload)
}

/** The person's session, when a new password took it. */
async function renewSession(person: Exclude<Principal, 'none'>): Promise<void> {
  await world.pool.query(
    `insert into sessions (token_hash, user_id, expires_at) values (sha256(convert_to($1, 'UTF8')), $2, now() + interval '1 hour') on conflict do nothing`,
    [world.tokens[person], world.users[person]],
  )
}

describe('a forgotten password', () => {
  it('is answered alike for known and unknown addresses, and leaves the same work behind', async () => {
    const [known, unknown] = [await post('forgot', { email: people.email }), await post('forgot', { email: 'nobody@nowhere.example' })]
    expect([known.statusCode, unknown.statusCode]).toEqual([200, 200])
    expect(known.body).toBe(unknown.body)
    expect(await jobs()).toEqual([{ address: people.email }, { address: 'nobody@nowhere.example' }])
  })

  it('brings a link to who reads mail at the address, and to nobody else', async () => {
    await sendResetLinks(world.pool, testIdentity.secrets, people.email)
    const [mail] = await mails('password_reset')
    expect(mail).toMatchObject({ recipient: people.email, facts: { name: 'agencyOwner', keyed: 'yes', keys: 'program' } })
    const token = testIdentity.secrets.linkToken(String(mail?.linkId))
    expect((await post('link', { token })).json()).toEqual({
      success: true,
      data: {
        purpose: 'reset_password',
        login: people.login,
        language: 'ru',
        second_factor: false,
        employee: false,
        api_keys: [{ name: 'program', hint: 'anf_key-' }],
      },
    })
    await sendResetLinks(world.pool, testIdentity.secrets, 'nobody@nowhere.example')
    await world.pool.query(`update users set email = 'removed@agency.example' where id = $1`, [world.users.removed])
    await sendResetLinks(world.pool, testIdentity.secrets, 'removed@agency.example')
    expect(await mails('password_reset')).toHaveLength(1)
  })

  it('finds a person whose login is his address', async () => {
    await sendResetLinks(world.pool, testIdentity.secrets, 'admin@anfilada.example')
    expect((await mails('password_reset'))[0]).toMatchObject({ recipient: 'admin@anfilada.example' })
  })

  it('fills nobody’s mailbox, and says nothing about it', async () => {
    const before = (await jobs()).length
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, number) => post('forgot', { email: 'full@agency.example' }, `198.51.100.${number}`)),
    )
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
    expect((await jobs()).length - before).toBeLessThanOrEqual(4)
  })

  it('is not asked for without end from one address', async () => {
    const answers = []
    for (let turn = 0; turn < 40; turn++) answers.push(await post('forgot', { email: `x${turn}@agency.example` }, '198.51.100.77'))
    expect(answers.map(({ statusCode }) => statusCode)).toContain(429)
  })
})

describe('a link to a new password', () => {
  it('sets it once, ends all sessions of its owner, and tells him', async () => {
    const token = await newLink(world, people.owner, 'reset_password')
    expect(await statusOf(people.owner)).toBe(200)
    const answer = await post('reset', { token, password: otherPassword })
    expect(answer.json()).toEqual({ success: true, data: { login: people.login } })
    expect(await statusOf(people.owner)).toBe(401)
    expect((await signIn(goodPassword)).statusCode).toBe(401)
    expect((await signIn(otherPassword)).statusCode).toBe(200)
    expect((await mails('password_changed'))[0]).toMatchObject({ recipient: people.email, facts: { device: 'Safari on a phone' } })
    for (const path of ['reset', 'link']) {
      expect((await post(path, { token, password: goodPassword })).json()).toMatchObject({ success: false, code: 'link_over' })
    }
  })

  it('is used once even when it comes twice at once', async () => {
    const token = await newLink(world, people.owner, 'reset_password')
    const answers = await Promise.all([
      post('reset', { token, password: otherPassword }),
      post('reset', { token, password: otherPassword }),
    ])
    expect(new Set(answers.map((answer) => answer.json<{ code?: string }>().code))).toEqual(new Set(['link_over', undefined]))
  })

  it('opens nothing when it is over, another’s purpose, a newer one’s predecessor, or made up', async () => {
    const first = await newLink(world, people.owner, 'reset_password')
    const second = await newLink(world, people.owner, 'reset_password')
    const confirming = await newLink(world, people.owner, 'confirm_email')
    const code = async (token: string) => (await post('reset', { token, password: otherPassword })).json<{ code?: string }>().code
    expect(await code(first)).toBe('link_over')
    expect(await code(confirming)).toBe('link_over')
    expect(await code('made-up')).toBe('link_over')
    await world.pool.query(`update one_time_links set expires_at = now() - interval '1 second' where used_at is null`)
    expect(await code(second)).toBe('link_over')
    expect((await signIn(goodPassword)).statusCode).toBe(200)
  })

  it('knows an employee, who signs in to the office', async () => {
    const token = await newLink(world, 'dispatcher', 'reset_password')
    expect((await post('link', { token })).json()).toMatchObject({ data: { login: 'dispatcher', employee: true } })
  })

  it('keeps the second factor: the new password alone does not sign in', async () => {
    const code = await setSecondFactor(world, people.owner, 'on')
    const token = await newLink(world, people.owner, 'reset_password')
    expect((await post('link', { token })).json()).toMatchObject({ data: { second_factor: true } })
    expect((await post('reset', { token, password: 'lamp 7px' })).json()).toMatchObject({ success: true })
    expect((await signIn('lamp 7px')).json()).toMatchObject({ code: 'totp_required' })
    const payload = { login: people.login, password: 'lamp 7px', totp: code() }
    expect((await world.app.inject({ method: 'POST', url: '/api/v1/login/', payload })).statusCode).toBe(200)
    await setSecondFactor(world, people.owner, 'off')
  })

  it('names the keys of programs that act in his name, and revokes them with one tick', async () => {
    const live = async () =>
      (
        await world.pool.query<{ name: string }>('select name from api_keys where created_by = $1 and revoked_at is null', [
          world.users[people.owner],
        ])
      ).rows
    await world.pool.query(
      `insert into api_keys (customer_id, created_by, name, key_hash, hint, scopes)
       select customer_id, id, 'Учёт', 'hash', 'anf_XDu2', '{orders:read}' from users where id = $1`,
      [world.users[people.owner]],
    )
    const names = (await live()).map(({ name }) => name)
    const first = await newLink(world, people.owner, 'reset_password')
    expect((await post('link', { token: first })).json()).toMatchObject({ data: { api_keys: names.map((name) => ({ name })) } })
    await post('reset', { token: first, password: otherPassword })
    expect(await live()).toHaveLength(names.length)
    const second = await newLink(world, people.owner, 'reset_password')
    await post('reset', { token: second, password: goodPassword, revoke_api_keys: true })
    expect(await live()).toEqual([])
    const { rows } = await world.pool.query(`select details ->> 'name' as name from audit_log where action = 'api_key.revoked' order by id`)
    expect(rows.map(({ name }) => name)).toEqual(expect.arrayContaining(names))
  })

  it('makes an invited person a member, and a removed one nothing', async () => {
    const { agencyGuide: guide, removed } = world.users
    await world.pool.query(`update users set status = 'invited', password_hash = null where id = $1`, [guide])
    const token = await newLink(world, 'agencyGuide', 'set_password')
    expect((await post('link', { token })).json()).toMatchObject({ data: { purpose: 'set_password' } })
    expect((await post('reset', { token, password: otherPassword })).json()).toMatchObject({ success: true })
    const { rows } = await world.pool.query('select id, status from users where id = any ($1) order by status', [[guide, removed]])
    const late = await newLink(world, 'removed', 'set_password')
    expect((await post('reset', { token: late, password: otherPassword })).json()).toMatchObject({ code: 'link_over' })
    expect(rows).toEqual([
      { id: guide, status: 'active' },
      { id: removed, status: 'removed' },
    ])
  })

  it('lets its owner in where he opened it, whatever others guess', async () => {
    await world.pool.query('delete from known_networks')
    for (let number = 0; number < 60; number++) await signIn('wrong', `192.0.2.${number}`)
    expect((await signIn(goodPassword, '198.51.100.50')).statusCode).toBe(429)
    const token = await newLink(world, people.owner, 'reset_password')
    await post('reset', { token, password: otherPassword }, '198.51.100.51')
    expect((await signIn(otherPassword, '198.51.100.51')).statusCode).toBe(200)
  })

  it('refuses a password that is short or common beside its field, and stays good', async () => {
    const token = await newLink(world, people.owner, 'reset_password')
    const fault = async (password: string) => (await post('reset', { token, password })).json<{ code: string; fields: object }>()
    expect(await fault('short')).toMatchObject({ code: 'password_too_short', fields: { password: expect.any(String) } })
    expect(await fault('qwertyuiop12345')).toMatchObject({ code: 'password_common', fields: { password: expect.any(String) } })
    expect((await post('link', { token })).json()).toMatchObject({ success: true })
  })
})

describe('changing one’s password', () => {
  const change = (data: object, as: Principal = 'agencyOwner', api: 'customer' | 'office' = 'customer') =>
    ask(world, { as, api, action: 'change_password', data })

  it('keeps this session, ends the others and voids the links, in one act', async () => {
    const other = (await signIn(goodPassword)).json<{ data: { accessToken: string } }>().data.accessToken
    const link = await newLink(world, people.owner, 'reset_password')
    const answer = await change({ current: goodPassword, password: otherPassword })
    expect(answer.json()).toMatchObject({ success: true })
    expect(await statusOf(people.owner)).toBe(200)
    expect((await world.app.inject({ url: '/api/v1/museums/', headers: { authorization: other } })).statusCode).toBe(401)
    expect((await post('link', { token: link })).json()).toMatchObject({ code: 'link_over' })
    expect((await signIn(otherPassword)).statusCode).toBe(200)
  })

  it('needs the present one, and a stolen session does not guess it', async () => {
    const codes = []
    for (let turn = 0; turn < 13; turn++) {
      codes.push((await change({ current: `guess ${turn}`, password: otherPassword })).json<{ code: string }>().code)
    }
    expect(codes[0]).toBe('wrong_password')
    expect(codes.at(-1)).toBe('too_many_requests')
    expect((await signIn(goodPassword)).statusCode).toBe(200)
  })

  it('twice at once happens once', async () => {
    const answers = await Promise.all([
      change({ current: goodPassword, password: otherPassword }),
      change({ current: goodPassword, password: `${otherPassword} again` }),
    ])
    expect(new Set(answers.map((answer) => answer.json<{ code?: string }>().code))).toEqual(new Set(['wrong_password', undefined]))
  })

  it('works by the office’s API as well', async () => {
    await setPassword(world, 'dispatcher')
    const answer = await change({ current: goodPassword, password: otherPassword }, 'dispatcher', 'office')
    expect(answer.json()).toMatchObject({ success: true })
  })

  it('leaves no trace of the passwords: not in keys of repetition, mails, jobs or the audit log', async () => {
    const data = { current: goodPassword, password: otherPassword }
    await ask(world, { as: 'agencyOwner', action: 'change_password', data, key: 'a-key' })
    const { rows } = await world.pool.query(
      `select (select count(*)::integer from idempotency_keys where action = 'change_password') as keys,
              (select coalesce(string_agg(mails::text, ''), '') from mails) || (select coalesce(string_agg(audit_log::text, ''), '') from audit_log) as text`,
    )
    expect(rows[0]).toMatchObject({ keys: 0 })
    expect(rows[0]?.text).not.toContain(otherPassword)
  })
})

/** Waits until a sign-in waits for the row of its user. */
async function untilItWaits(): Promise<void> {
  for (let waiting = 0; waiting === 0;) {
    const { rows } = await world.pool.query<{ count: number }>(
      `select count(*)::integer as count from pg_stat_activity where wait_event_type = 'Lock' and query like '%no key update%'`,
    )
    waiting = rows[0]?.count ?? 0
  }
}

it('a session that is opened while the password changes does not outlive the change', async () => {
  const change = await inTransaction(world.pool, async (tx) => {
    await tx.query(`update users set password_hash = 'of another password' where id = $1`, [world.users.agencyOwner])
    const entering = signIn(goodPassword)
    await untilItWaits()
    await tx.query('delete from sessions where user_id = $1', [world.users.agencyOwner])
    return { entering }
  })
  expect((await change.entering).json()).toMatchObject({ code: 'bad_credentials' })
})
