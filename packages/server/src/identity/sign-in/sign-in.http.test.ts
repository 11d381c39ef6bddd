import { createHash } from 'node:crypto'
import { verify } from '@node-rs/argon2'
import { abilityBeforeSecondFactor, abilityOf } from '@anfilada/contract/abilities'
import { loginOutput } from '@anfilada/contract/identity/login'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { setSecondFactor } from '../../testing/logins.ts'
import { ask, createWorld, type World } from '../../testing/world.ts'
import { tokenHash } from '../../secrets.ts'
import { deleteDeadSessions, hashPassword } from '../index.ts'

// Watched, not replaced: how often a password is compared says what the clock must not be asked.
vi.mock('@node-rs/argon2', { spy: true })

let world: World
const password = 'Пароль-2026 with spaces '

beforeAll(async () => {
  world = await createWorld()
  const hash = await hashPassword(password)
  await world.pool.query(`update users set login = 'agency', password_hash = $2 where id = $1`, [world.users.agencyOwner, hash])
  await world.pool.query(`update users set login = 'employee', password_hash = $2 where id = $1`, [world.users.dispatcher, hash])
})
beforeEach(() => void vi.mocked(verify).mockClear())
afterAll(() => world.close())

const signIn = (credentials: unknown, headers: Record<string, string> = {}) =>
  world.app.inject({
    method: 'POST',
    url: '/api/v1/login/',
    headers: { 'content-type': 'application/json', ...headers },
    payload: JSON.stringify(credentials),
  })
const signOut = (token?: string) =>
  world.app.inject({ method: 'POST', url: '/api/v1/logout/', headers: token === undefined ? {} : { authorization: token } })
const museums = (token: string) => world.app.inject({ url: '/api/v1/museums/', headers: { authorization: token } })

async function newToken(login = 'agency', totp?: string): Promise<string> {
  return (await signIn({ login, password, totp })).json<{ data: { accessToken: string } }>().data.accessToken
}

async function age(token: string, change: string): Promise<void> {
  await world.pool.query(`update sessions set ${change} where token_hash = $1`, [createHash('sha256').update(token).digest()])
}

describe('signing in', () => {
  it('opens a session and answers what the contract says, and no more', async () => {
    const answer = await signIn({ login: 'agency', password })
    expect(answer.statusCode).toBe(200)
    const { data } = answer.json<{ data: Record<string, unknown> }>()
    expect(loginOutput.parse(data)).toEqual(data)
    expect(data['userAbility']).toEqual(abilityOf(['owner']))
    expect(answer.body).not.toContain('argon2')
    expect((await museums(String(data['accessToken']))).statusCode).toBe(200)
  })

  it('takes a form as well as JSON', async () => {
    const part = (name: string, value: string) => `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
    const payload = `${part('login', 'agency')}${part('password', password)}--b--\r\n`
    const headers = { 'content-type': 'multipart/form-data; boundary=b' }
    const answer = await world.app.inject({ method: 'POST', url: '/api/v1/login/', headers, payload })
    expect(answer.json<{ success: boolean }>().success).toBe(true)
  })

  it.each(['AGENCY', 'Agency', ' agency ', 'ａｇｅｎｃｙ', 'ＡＧＥＮＣＹ'])('finds the login written as %j', async (login) => {
    expect((await signIn({ login, password })).statusCode).toBe(200)
  })

  it('answers a wrong password and an unknown login alike, after one comparison each', async () => {
    const wrong = await signIn({ login: 'agency', password: 'wrong' })
    expect(verify).toHaveBeenCalledTimes(1)
    const unknown = await signIn({ login: 'nobody-of-that-name', password: 'wrong' })
    expect(verify).toHaveBeenCalledTimes(2)
    expect([wrong.statusCode, unknown.statusCode]).toEqual([401, 401])
    expect(wrong.body).toBe(unknown.body)
    expect(wrong.json()).toEqual({ success: false, code: 'bad_credentials', error: 'Неверные имя пользователя или пароль' })
    expect(Object.keys(wrong.headers)).toEqual(Object.keys(unknown.headers))
  })

  it('compares an unknown login against a hash that costs as much as a real one', async () => {
    await signIn({ login: 'agency', password: 'wrong' })
    await signIn({ login: 'nobody-of-that-name', password: 'wrong' })
    const costs = vi.mocked(verify).mock.calls.map(([hash]) => String(hash).split('$').slice(1, 4))
    expect(costs[0]).toEqual(costs[1])
  })

  it.each([
    ['without a password', { login: 'agency' }],
    ['with an empty login', { login: '', password }],
    ['with a login of 129 characters', { login: 'a'.repeat(129), password }],
    ['with a password of 257 characters', { login: 'agency', password: 'a'.repeat(257) }],
    ['with a list for a login', { login: ['agency'], password }],
    ['with nothing', null],
  ])('%s is a bad field and costs no comparison', async (_name, credentials) => {
    const answer = await signIn(credentials)
    expect({ status: answer.statusCode, code: answer.json().code }).toEqual({ status: 400, code: 'invalid_fields' })
    expect(verify).not.toHaveBeenCalled()
  })

  it('takes the password as it is, with its spaces and letter case', async () => {
    expect((await signIn({ login: 'agency', password: password.trim() })).statusCode).toBe(401)
    expect((await signIn({ login: 'agency', password: password.toUpperCase() })).statusCode).toBe(401)
  })

  it('never adopts a token that came with the request', async () => {
    const planted = 'planted-by-an-attacker-0123456789'
    const answer = await signIn({ login: 'agency', password }, { authorization: planted })
    expect(answer.json<{ data: { accessToken: string } }>().data.accessToken).not.toBe(planted)
    expect((await museums(planted)).statusCode).toBe(401)
    expect(await newToken()).not.toBe(await newToken())
  })
})

describe('who is let in', () => {
  const answerTo = async (credentials: unknown) => {
    const answer = await signIn(credentials)
    const { code, data } = answer.json<{ code?: string; data?: { userAbility: unknown; userData: unknown } }>()
    return { status: answer.statusCode, code, ...data }
  }
  const restore = (change: string) => world.pool.query(change, [world.users.agencyOwner])

  it.each(['removed', 'invited'])('a person who is %s is as unknown as one who never was', async (status) => {
    await world.pool.query('update users set status = $2 where id = $1', [world.users.agencyOwner, status])
    const [right, unknown] = [await signIn({ login: 'agency', password }), await signIn({ login: 'nobody-of-that-name', password })]
    await restore(`update users set status = 'active' where id = $1`)
    expect(right.statusCode).toBe(401)
    expect(right.body).toBe(unknown.body)
  })

  it('a blocked customer is told so, once he has the right password and not before', async () => {
    const block = (status: string) =>
      restore(`update customers set status = '${status}' where id = (select customer_id from users where id = $1)`)
    await block('blocked')
    const [right, wrong] = [await answerTo({ login: 'agency', password }), await answerTo({ login: 'agency', password: 'wrong' })]
    await block('active')
    expect(right).toEqual({ status: 401, code: 'customer_blocked' })
    expect(wrong).toEqual({ status: 401, code: 'bad_credentials' })
  })

  it('an employee without a second factor gets no more than the means to turn it on, but in a demo', async () => {
    await setSecondFactor(world, 'dispatcher', 'off')
    expect(await answerTo({ login: 'employee', password })).toMatchObject({
      status: 200,
      userAbility: abilityBeforeSecondFactor,
      userData: { second_factor: 'required' },
    })
    await world.pool.query(`insert into installation (name, value) values ('demo', '{}')`)
    const token = await newToken('employee')
    const answer = await answerTo({ login: 'employee', password })
    const queue = await world.app.inject({ url: '/api/office/events', headers: { authorization: token }, payloadAsStream: true })
    queue.stream().destroy()
    await world.pool.query(`delete from installation`)
    expect(answer).toMatchObject({ userAbility: abilityOf(['dispatcher']), userData: { second_factor: 'off' } })
    expect(queue.statusCode).toBe(200)
    const later = await world.app.inject({ url: '/api/office/events', headers: { authorization: token } })
    expect(later.json()).toMatchObject({ code: 'forbidden' })
  })

  it('a password that was changed while it was compared opens nothing', async () => {
    let changed: Promise<unknown> | undefined
    vi.mocked(verify).mockImplementationOnce(async () => {
      changed = world.pool.query(`update users set password_hash = 'of another password' where id = $1`, [world.users.agencyOwner])
      await changed
      return true
    })
    const before = await world.pool.query('select password_hash as hash from users where id = $1', [world.users.agencyOwner])
    const answer = await answerTo({ login: 'agency', password })
    await world.pool.query('update users set password_hash = $2 where id = $1', [world.users.agencyOwner, before.rows[0]?.hash])
    expect(changed).toBeDefined()
    expect(answer).toEqual({ status: 401, code: 'bad_credentials' })
  })

  it('is written down with device and address, in the list of sessions and in the audit log', async () => {
    await signIn({ login: 'agency', password }, { 'user-agent': 'Firefox on a tablet' })
    const kept = await world.pool.query(
      `select device, host(address) as address from sessions where user_id = $1 order by id desc limit 1`,
      [world.users.agencyOwner],
    )
    expect(kept.rows).toEqual([{ device: 'Firefox on a tablet', address: '127.0.0.1' }])
    const told = await world.pool.query(`select action, actor_id as actor, details from audit_log order by id desc limit 1`)
    expect(told.rows).toEqual([{ action: 'session.opened', actor: world.users.agencyOwner, details: { device: 'Firefox on a tablet' } }])
  })
})

describe('a login in very many browsers', () => {
  it('ends the session that was used longest ago, and writes that down', async () => {
    await world.pool.query('delete from sessions where user_id = $1', [world.users.agencyOwner])
    const tokens = []
    for (let browser = 0; browser < 22; browser++) tokens.push(await newToken())
    const statuses = await Promise.all(
      tokens.map(async (token) => (await world.app.inject({ url: '/api/v1/museums/', headers: { authorization: token } })).statusCode),
    )
    expect(statuses).toEqual([401, 401, ...Array<number>(20).fill(200)])
    const { rows } = await world.pool.query(`select details from audit_log where action = 'session.ended' order by id desc limit 2`)
    expect(rows).toEqual([{ details: { reason: 'too_many' } }, { details: { reason: 'too_many' } }])
    await world.pool.query(`insert into sessions (token_hash, user_id, expires_at) values ($1, $2, now() + interval '1 hour')`, [
      tokenHash(world.tokens.agencyOwner),
      world.users.agencyOwner,
    ])
  })
})

describe('a token', () => {
  it('is kept only as its SHA-256', async () => {
    const token = await newToken()
    const { rows } = await world.pool.query<{ hash: Buffer; row: string }>('select token_hash as hash, sessions::text as row from sessions')
    expect(rows.map(({ hash }) => hash.toString('hex'))).toContain(createHash('sha256').update(token).digest('hex'))
    expect(rows.filter(({ row }) => row.includes(token))).toEqual([])
  })

  it('is sent as it is: with a word before it, in other letters or cut it opens nothing', async () => {
    const token = await newToken()
    expect((await museums(token)).statusCode).toBe(200)
    for (const other of [`Bearer ${token}`, token.slice(0, -1), `${token}x`, swapCase(token), 'x'.repeat(10_000), '']) {
      expect((await museums(other)).statusCode).toBe(401)
    }
  })

  it('of an employee opens the office and not the customers’ API, and the reverse', async () => {
    const code = await setSecondFactor(world, 'dispatcher', 'on')
    const employee = await newToken('employee', code())
    expect((await museums(employee)).statusCode).toBe(403)
    expect((await ask(world, { as: 'dispatcher', action: 'get_upcoming', data: {} })).statusCode).toBe(403)
    expect((await ask(world, { as: 'agencyOwner', api: 'office', action: 'office_queue', data: {} })).statusCode).toBe(403)
    expect((await ask(world, { as: 'dispatcher', api: 'office', action: 'office_queue', data: {} })).statusCode).toBe(200)
  })

  it('is worth nothing after signing out, while the other sessions go on', async () => {
    const [first, second] = [await newToken(), await newToken()]
    expect((await signOut(first)).json()).toEqual({ success: true, data: {} })
    expect((await museums(first)).statusCode).toBe(401)
    expect((await museums(second)).statusCode).toBe(200)
    expect((await signOut(first)).statusCode).toBe(401)
    expect((await signOut()).statusCode).toBe(401)
  })

  it.each([
    ['after its last day', `expires_at = now() - interval '1 second'`],
    ['after a day without use', `last_seen_at = now() - interval '24 hours 1 minute'`],
  ])('is worth nothing %s', async (_name, change) => {
    const token = await newToken()
    await age(token, change)
    expect((await museums(token)).statusCode).toBe(401)
    expect((await signOut(token)).statusCode).toBe(401)
  })

  it('lives on with use, but not beyond its last day', async () => {
    const token = await newToken()
    await age(token, `last_seen_at = now() - interval '23 hours', expires_at = now() + interval '1 hour'`)
    expect((await museums(token)).statusCode).toBe(200)
    const { rows } = await world.pool.query(
      `select last_seen_at > now() - interval '1 minute' as seen, expires_at < now() + interval '61 minutes' as ends from sessions where token_hash = $1`,
      [createHash('sha256').update(token).digest()],
    )
    expect(rows).toEqual([{ seen: true, ends: true }])
  })

  it('that was seen a moment ago is not written again', async () => {
    const token = await newToken()
    await age(token, `last_seen_at = now() - interval '9 minutes'`)
    await museums(token)
    const { rows } = await world.pool.query(
      `select last_seen_at < now() - interval '8 minutes' as untouched from sessions where token_hash = $1`,
      [createHash('sha256').update(token).digest()],
    )
    expect(rows).toEqual([{ untouched: true }])
  })

  it('that is over is swept away, and no other', async () => {
    const [expired, idle, live] = [await newToken(), await newToken(), await newToken()]
    await deleteDeadSessions(world.pool)
    await age(expired, 'expires_at = now()')
    await age(idle, `last_seen_at = now() - interval '25 hours'`)
    expect(await deleteDeadSessions(world.pool)).toBe(2)
    expect((await museums(live)).statusCode).toBe(200)
  })
})

function swapCase(text: string): string {
  return text.replaceAll(/[a-z]/gi, (letter) => (letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase()))
}
