import { abilityBeforeSecondFactor, abilityOf } from '@anfilada/contract/abilities'
import { secondFactorActions } from '@anfilada/contract/identity/second-factor'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { goodPassword, setPassword, setSecondFactor } from '../../testing/logins.ts'
import { ask, createWorld, type Principal, testIdentity, type World } from '../../testing/world.ts'
import { codeOf, stepAt } from './totp.ts'

let world: World

beforeAll(async () => {
  world = await createWorld()
  await world.pool.query(`update users set login = 'anna@agency.example' where id = $1`, [world.users.agencyOwner])
  await world.pool.query(`update users set login = 'newcomer' where id = $1`, [world.users.unenrolled])
  await setPassword(world, 'unenrolled')
})
beforeEach(async () => {
  await setPassword(world, 'agencyOwner')
  await setSecondFactor(world, 'agencyOwner', 'off')
  await world.pool.query('delete from attempts')
})
afterAll(() => world.close())

type Answer = {
  success: boolean
  code?: string
  data: { result: { secret: string; uri: string; recovery_codes: string[]; userAbility: unknown } }
}

async function act(action: string, data: object, as: Principal = 'agencyOwner'): Promise<Answer> {
  const api = as === 'agencyOwner' ? 'customer' : 'office'
  return (await ask(world, { as, api, action, data })).json<Answer>()
}
const signIn = (totp?: string, login = 'anna@agency.example') =>
  world.app.inject({ method: 'POST', url: '/api/v1/login/', payload: { login, password: goodPassword, totp } })
const codeFor = (secret: string, away = 0): string => codeOf(bytesOf(secret), stepAt(new Date()) + away)

/** RFC 4648, backwards: what an authenticator makes of the text. */
function bytesOf(secret: string): Buffer {
  const bits = Array.from(secret)
    .map((letter) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'))
    .join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}

/** Turns it on as a person does; answers the secret and the recovery codes. */
async function enrol(as: Principal = 'agencyOwner') {
  const { secret } = (await act('begin_second_factor', { password: goodPassword }, as)).data.result
  const answer = await act('confirm_second_factor', { code: codeFor(secret) }, as)
  return { secret, answer, codes: answer.data.result.recovery_codes }
}

async function lastMail(): Promise<object | undefined> {
  const { rows } = await world.pool.query<{ recipient: string; facts: object }>(
    `select recipient, facts from mails where template = 'second_factor_changed' order by id desc limit 1`,
  )
  return rows[0]
}

describe('turning on the second factor', () => {
  it('asks for the password, then for a code of the new secret, and shows ten recovery codes once', async () => {
    expect(await act('begin_second_factor', { password: 'wrong' })).toMatchObject({ code: 'wrong_password' })
    const { secret, answer, codes } = await enrol()
    expect(secondFactorActions.confirm_second_factor.output.parse(answer.data)).toEqual(answer.data)
    expect(codes).toHaveLength(10)
    expect(answer.data.result.userAbility).toEqual(abilityOf(['owner']))
    expect(await lastMail()).toMatchObject({ recipient: 'anna@agency.example', facts: { state: 'on' } })
    const kept = await world.pool.query<{ text: string; sealed: Buffer }>(
      `select recovery_codes::text as text, users.totp_sealed as sealed from users join recovery_codes on recovery_codes.user_id = users.id where users.id = $1`,
      [world.users.agencyOwner],
    )
    expect(kept.rows.filter(({ text }) => codes.some((code) => text.includes(code)))).toEqual([])
    expect(kept.rows[0]?.sealed.includes(bytesOf(secret))).toBe(false)
    expect(testIdentity.secrets.open(kept.rows[0]?.sealed ?? Buffer.alloc(0))).toEqual(bytesOf(secret))
  })

  it('needs its beginning, a right code, and is done once', async () => {
    expect(await act('confirm_second_factor', { code: '123456' })).toMatchObject({ code: 'second_factor_not_begun' })
    const { secret } = (await act('begin_second_factor', { password: goodPassword })).data.result
    const wrong = codeFor(secret) === '000000' ? '000001' : '000000'
    expect(await act('confirm_second_factor', { code: wrong })).toMatchObject({ code: 'wrong_code' })
    expect((await signIn()).statusCode).toBe(200)
    expect(await act('confirm_second_factor', { code: codeFor(secret) })).toMatchObject({ success: true })
    expect(await act('confirm_second_factor', { code: codeFor(secret, 1) })).toMatchObject({ code: 'second_factor_on' })
    expect(await act('begin_second_factor', { password: goodPassword })).toMatchObject({ code: 'second_factor_on' })
  })

  it('opens the office to a new employee, in the session that he has', async () => {
    expect(await act('office_queue', {}, 'unenrolled')).toMatchObject({ code: 'forbidden' })
    const { answer } = await enrol('unenrolled')
    expect(answer.data.result.userAbility).toEqual(abilityOf(['admin']))
    expect(await act('office_queue', {}, 'unenrolled')).toMatchObject({ success: true })
  })

  it('can be given up again; an employee is then where he was before', async () => {
    const code = await setSecondFactor(world, 'unenrolled', 'on')
    const answer = await act('remove_second_factor', { password: goodPassword, code: code() }, 'unenrolled')
    expect(answer.data.result.userAbility).toEqual(abilityBeforeSecondFactor)
    expect(await act('office_queue', {}, 'unenrolled')).toMatchObject({ code: 'forbidden' })
  })
})

describe('signing in with a second factor', () => {
  it('asks for the code only who knows the password', async () => {
    await setSecondFactor(world, 'agencyOwner', 'on')
    const wrong = await world.app.inject({
      method: 'POST',
      url: '/api/v1/login/',
      payload: { login: 'anna@agency.example', password: 'wrong', totp: '123456' },
    })
    expect(wrong.json()).toMatchObject({ code: 'bad_credentials' })
    const asked = await signIn()
    expect({ status: asked.statusCode, body: asked.json() }).toMatchObject({ status: 401, body: { code: 'totp_required' } })
  })

  it('takes each code once, however often it comes at once', async () => {
    const code = await setSecondFactor(world, 'agencyOwner', 'on')
    const now = code()
    const answers = await Promise.all([signIn(now), signIn(` ${now.slice(0, 3)} ${now.slice(3)}`)])
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 401]))
    expect((await signIn(now)).json()).toMatchObject({ code: 'bad_totp' })
  })

  it('slows guesses of the code, also of who has the password', async () => {
    await setSecondFactor(world, 'agencyOwner', 'on')
    const codes = []
    for (let turn = 0; turn < 14; turn++) codes.push((await signIn('abcdef')).json<{ code: string }>().code)
    expect(codes[0]).toBe('bad_totp')
    expect(codes.at(-1)).toBe('too_many_requests')
  })

  it('takes a recovery code instead, once, and tells the owner', async () => {
    const { codes } = await enrol()
    const answers = await Promise.all([signIn(codes[3]?.toUpperCase()), signIn(codes[3])])
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 401]))
    expect(await lastMail()).toMatchObject({ facts: { state: 'recovered' } })
    expect((await signIn(codes[4])).statusCode).toBe(200)
  })

  it('takes no recovery code of somebody else', async () => {
    const { codes } = await enrol()
    await setSecondFactor(world, 'unenrolled', 'on')
    expect((await signIn(codes[0], 'newcomer')).json()).toMatchObject({ code: 'bad_totp' })
  })
})

describe('keeping the second factor', () => {
  it('new recovery codes end the old ones, and need a code', async () => {
    const { secret, codes } = await enrol()
    expect(await act('renew_recovery_codes', { code: 'abcd-efgh-ijkl-mnop' })).toMatchObject({ code: 'wrong_code' })
    const renewed = (await act('renew_recovery_codes', { code: codeFor(secret, 1) })).data.result.recovery_codes
    expect((await signIn(codes[0])).statusCode).toBe(401)
    expect((await signIn(renewed[0])).statusCode).toBe(200)
  })

  it('removing it needs password and code; a recovery code will do', async () => {
    const { codes } = await enrol()
    expect(await act('remove_second_factor', { password: 'wrong', code: codes[0] })).toMatchObject({ code: 'wrong_password' })
    expect(await act('remove_second_factor', { password: goodPassword, code: '000000' })).toMatchObject({ code: 'wrong_code' })
    expect(await act('remove_second_factor', { password: goodPassword, code: codes[0] })).toMatchObject({ success: true })
    expect(await lastMail()).toMatchObject({ facts: { state: 'off' } })
    expect((await signIn()).statusCode).toBe(200)
    expect(await act('remove_second_factor', { password: goodPassword, code: codes[1] })).toMatchObject({ code: 'second_factor_off' })
  })

  it('a stolen session does not guess the code', async () => {
    await setSecondFactor(world, 'agencyOwner', 'on')
    const codes = []
    for (let turn = 0; turn < 13; turn++) codes.push((await act('renew_recovery_codes', { code: 'abcdef' })).code)
    expect(codes.at(-1)).toBe('too_many_requests')
  })

  it('ends what an employee does on behalf of a customer, once he has none', async () => {
    const code = await setSecondFactor(world, 'unenrolled', 'on')
    await world.pool.query(
      `insert into sessions (token_hash, user_id, expires_at, acts_for) select 'acting', $1, now() + interval '1 hour', min(id) from customers`,
      [world.users.unenrolled],
    )
    await act('remove_second_factor', { password: goodPassword, code: code() }, 'unenrolled')
    expect((await world.pool.query(`select from sessions where token_hash = 'acting'`)).rowCount).toBe(0)
  })
})
