import { pino } from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { hashPassword } from '../identity/index.ts'
import { buildApp } from '../app.ts'
import { newLink, otherPassword, setSecondFactor } from '../testing/logins.ts'
import { orderOfToday } from '../testing/vouchers.ts'
import { addSlot, ask, createWorld, place, testIdentity, ticketsFor, type World } from '../testing/world.ts'

const login = 'secret-login'
const password = 'secret-password'
const guide = 'Секретный Гид'
const phone = '+7 999 000-11-22'
const metricsToken = 'secret-metrics-token'

let world: World
let lines: string[]
let links: string[]

beforeAll(async () => {
  world = await createWorld()
  lines = []
  const log = pino({ level: 'trace', base: null }, { write: (line: string) => void lines.push(line) })
  await world.app.close()
  world.app = await buildApp({ pool: world.pool, log, metricsToken, identity: testIdentity })
})
afterAll(() => world.close())

/** The ways of forgotten passwords and second factors, well and badly; answers what must not be told of them. */
async function forgetAndCode(signIn: (word: string, totp?: string) => Promise<unknown>): Promise<string[]> {
  const post = (path: string, payload: object) => world.app.inject({ method: 'POST', url: `/api/v1/password/${path}/`, payload })
  await post('forgot', { email: 'secret@agency.example' })
  const token = await newLink(world, 'agencyManager', 'reset_password')
  await post('link', { token })
  await post('reset', { token, password: 'secret' })
  await post('reset', { token: 'secret-token', password: otherPassword })
  await post('reset', { token: 1, password: otherPassword })
  const begun = await ask(world, { as: 'agencyManager', action: 'begin_second_factor', data: { password } })
  const { secret } = begun.json<{ data: { result: { secret: string } } }>().data.result
  const code = await setSecondFactor(world, 'agencyManager', 'on')
  const [wrong, right] = ['000000', code()]
  await signIn(password)
  await signIn(password, wrong)
  await signIn(password, right)
  await setSecondFactor(world, 'agencyManager', 'off')
  await ask(world, { as: 'agencyManager', action: 'change_password', data: { current: 'secret', password: otherPassword } })
  return [token, secret, otherPassword]
}

async function journey(): Promise<string> {
  const userId = world.users.agencyManager
  await world.pool.query('update users set login = $2, name = $3, password_hash = $4 where id = $1', [
    userId,
    login,
    guide,
    await hashPassword(password),
  ])
  const signIn = (word: string, totp?: string) =>
    world.app.inject({ method: 'POST', url: '/api/v1/login/', payload: { login, password: word, totp } })
  await signIn('wrong-secret-password')
  const token = (await signIn(password)).json<{ data: { accessToken: string } }>().data.accessToken
  links = await forgetAndCode(signIn)

  const slotId = await addSlot(world, { capacity: 100 })
  const names = { guide, guide_phone: phone, notes: 'secret note', refno: 'secret-ref' }
  const id = await place(world, slotId, names, 'agencyManager')
  await ask(world, { as: 'agencyManager', action: 'get_archive', data: { no: 'secret-ref' } })
  await ask(world, { as: 'agencyManager', action: 'post_request', data: ticketsFor(slotId, { ...names, guide: 1 }) })
  await ask(world, {
    as: 'dispatcher',
    api: 'office',
    action: 'reject_order',
    data: { order_id: id, revision: 1, reason: 'secret reason' },
  })

  const { code } = await orderOfToday(world, slotId)
  links.push(code)
  await world.app.inject({ url: `/v/${code}` })
  await ask(world, { as: 'dispatcher', api: 'office', action: 'redeem_voucher', data: { code, heads: 12 } })

  // The worst cases: an error for which PostgreSQL quotes the whole row, and one in which it quotes a value.
  await world.pool.query(`alter table orders add constraint planted check (refno <> 'secret-crash')`)
  await ask(world, { as: 'agencyManager', action: 'post_request', data: ticketsFor(slotId, { ...names, refno: 'secret-crash' }) })
  await world.pool.query(`
    create function planted_cast() returns trigger language plpgsql as $$ begin new.places = new.guide_phone::integer; return new; end $$;
    create trigger planted before insert on orders for each row when (new.refno = 'secret-cast') execute function planted_cast()`)
  await ask(world, { as: 'agencyManager', action: 'post_request', data: ticketsFor(slotId, { ...names, refno: 'secret-cast' }) })

  const headers = { authorization: token }
  await world.app.inject({ url: `/api/v1/museums/?secret=${token}`, headers })
  await world.app.inject({ url: `/nothing/${token}`, headers })
  await world.app.inject({ url: '/metrics', headers: { authorization: `Bearer ${metricsToken}` } })
  await world.app.inject({ method: 'POST', url: '/api/v1/logout/', headers })
  return token
}

it('the log tells what was asked and how it ended, and names no person, word or token', async () => {
  const token = await journey()
  const log = lines.join('')
  const told = lines.map((line) => JSON.parse(line) as { route?: string; status?: number; msg: string })
  expect(told).toContainEqual(expect.objectContaining({ msg: 'answered', route: 'post_request', status: 200 }))
  expect(told).toContainEqual(expect.objectContaining({ msg: 'answered', route: 'post_request', status: 400 }))
  expect(told).toContainEqual(expect.objectContaining({ msg: 'answered', route: 'post_request', status: 500 }))
  expect(told).toContainEqual(expect.objectContaining({ msg: 'answered', route: '/api/v1/login/', status: 401 }))
  expect(told).toContainEqual(expect.objectContaining({ msg: 'answered', route: '/v/:code', status: 200 }))
  expect(told).toContainEqual(expect.objectContaining({ msg: 'answered', route: 'redeem_voucher', status: 200 }))
  expect(told.filter(({ msg }) => msg === 'unexpected error')).toHaveLength(2)

  const secrets = [token, ...links, ...Object.values(world.tokens), login, password, guide, phone, metricsToken, 'secret', 'agencyManager']
  expect(secrets.filter((secret) => log.includes(secret))).toEqual([])
})
