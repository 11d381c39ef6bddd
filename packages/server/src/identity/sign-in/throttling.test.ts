import { verify } from '@node-rs/argon2'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { buildApp } from '../../app.ts'
import { goodPassword, setPassword } from '../../testing/logins.ts'
import { createWorld, testIdentity, type World } from '../../testing/world.ts'
import { takeAttempt } from '../attempts/take-attempt.ts'

// The guesses are many and their price is not what is asked here: only the owner's right password is really compared.
vi.mock('@node-rs/argon2', { spy: true })

// A wait of seconds would end by itself while a busy machine is still guessing.
const waitsOutlastTheTest = `
  create function outlast() returns trigger language plpgsql as $$ begin new.open_at := new.open_at + interval '1 hour'; return new; end $$;
  create trigger outlast before update on attempts for each row when (new.open_at > now()) execute function outlast()`

let world: World
const home = '198.51.100.7'
const login = 'agencyowner'

beforeAll(async () => {
  world = await createWorld()
  await setPassword(world, 'agencyOwner')
  await world.pool.query('update users set login = $2 where id = $1', [world.users.agencyOwner, login])
  await world.pool.query(waitsOutlastTheTest)
})
beforeEach(async () => {
  vi.mocked(verify).mockImplementation(async (_hash, word) => String(word) === goodPassword)
  await world.pool.query('delete from attempts')
  await world.pool.query('delete from known_networks')
})
afterAll(() => world.close())

type Guess = { login: string; password: string; from: string; forwarded?: string }
const signIn = ({ from, forwarded, ...credentials }: Guess, app = world.app) =>
  app.inject({
    method: 'POST',
    url: '/api/v1/login/',
    remoteAddress: from,
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
    payload: credentials,
  })
const owner = (from = home) => signIn({ login, password: goodPassword, from })
const address = (number: number) => `203.0.${Math.floor(number / 250)}.${1 + (number % 250)}`

async function statuses(guesses: readonly Guess[]): Promise<Record<number, number>> {
  const counts: Record<number, number> = {}
  for (const guess of guesses) {
    const { statusCode } = await signIn(guess)
    counts[statusCode] = (counts[statusCode] ?? 0) + 1
  }
  return counts
}
const many = (count: number, guess: (number: number) => Guess) => Array.from({ length: count }, (_, number) => guess(number))

describe('guessing', () => {
  it('one login from a thousand addresses is slowed, and its owner signs in from home as ever', async () => {
    expect((await owner()).statusCode).toBe(200)
    const counts = await statuses(many(1000, (number) => ({ login, password: 'wrong', from: address(number) })))
    expect(counts[429]).toBeGreaterThan(900)
    expect((await owner()).statusCode).toBe(200)
    const stranger = await owner('203.0.113.99')
    expect(stranger.statusCode).toBe(429)
    expect(stranger.json()).toMatchObject({ success: false, code: 'too_many_requests' })
    expect(Number(stranger.headers['retry-after'])).toBeGreaterThan(0)
  })

  it('a thousand logins from one address is slowed', async () => {
    const counts = await statuses(many(1000, (number) => ({ login: `somebody-${number}`, password: 'wrong', from: '203.0.113.5' })))
    expect(counts[429]).toBeGreaterThan(900)
    expect((await owner()).statusCode).toBe(200)
  })

  it('from one house is one stranger, however many addresses of IPv6 it has', async () => {
    const counts = await statuses(many(200, (number) => ({ login, password: 'wrong', from: `2001:db8:5:6::${number.toString(16)}` })))
    expect(counts[429]).toBeGreaterThan(180)
    expect((await owner('2001:db8:5:7::1')).statusCode).toBe(200)
  })

  it('an unknown login is slowed exactly as a known one', async () => {
    const sequence = async (name: string, net: number) => {
      const answers = []
      for (let turn = 0; turn < 25; turn++) answers.push(await signIn({ login: name, password: 'wrong', from: `192.0.2.${net + turn}` }))
      return answers.map(({ statusCode, body }) => ({ statusCode, body }))
    }
    const known = await sequence(login, 1)
    expect(known.map(({ statusCode }) => statusCode)).toContain(429)
    expect(await sequence('nobody-of-that-name', 101)).toEqual(known)
  })

  it('at once counts like one after another', async () => {
    const answers = await Promise.all(many(60, () => ({ login, password: 'wrong', from: '203.0.113.8' })).map((guess) => signIn(guess)))
    const looked = answers.filter(({ statusCode }) => statusCode === 401)
    expect(looked.length).toBeLessThanOrEqual(11)
  })

  it('stops counting when the right password comes, and never counts right ones', async () => {
    await statuses(many(9, () => ({ login, password: 'wrong', from: home })))
    expect(await statuses(many(40, () => ({ login, password: goodPassword, from: home })))).toEqual({ 200: 40 })
    expect(await statuses(many(9, () => ({ login, password: 'wrong', from: home })))).toEqual({ 401: 9 })
  })

  it('goes on where it was when a stranger signs in as himself in between', async () => {
    await setPassword(world, 'otherAgency')
    await world.pool.query(`update users set login = 'other' where id = $1`, [world.users.otherAgency])
    const counts = await statuses(
      many(200, (number) => ({
        ...(number % 2 === 0 ? { login: `somebody-${number}`, password: 'wrong' } : { login: 'other', password: goodPassword }),
        from: '203.0.113.6',
      })),
    )
    expect(counts[401]).toBeLessThanOrEqual(52)
  })

  it('is open again when the wait is over', async () => {
    await statuses(many(20, () => ({ login, password: 'wrong', from: home })))
    expect((await owner()).statusCode).toBe(429)
    await world.pool.query(`update attempts set open_at = now() - interval '1 second'`)
    expect((await owner()).statusCode).toBe(200)
  })

  it('is forgotten an hour after the wait', async () => {
    const attempt = { kind: 'own_secret', of: '1' } as const
    for (let turn = 0; turn < 20; turn++) await takeAttempt(world.pool, [attempt])
    await world.pool.query(`update attempts set open_at = now() - interval '61 minutes', counted_at = now() - interval '61 minutes'`)
    const waits = []
    for (let turn = 0; turn < 10; turn++) waits.push(await takeAttempt(world.pool, [attempt]))
    expect(waits).toEqual(Array.from({ length: 10 }, () => 0))
  })
})

describe('the address of a request', () => {
  const guesses = (app: World['app']) =>
    Promise.all(
      many(80, (number) => ({ login: `x-${number}`, password: 'wrong', from: '10.0.0.1', forwarded: address(number) })).map((guess) =>
        signIn(guess, app),
      ),
    )

  it('is not what a stranger writes into X-Forwarded-For', async () => {
    expect((await guesses(world.app)).filter(({ statusCode }) => statusCode === 429).length).toBeGreaterThan(20)
  })

  it('is what the configured proxy writes there', async () => {
    const app = await buildApp({ pool: world.pool, log: pino({ level: 'silent' }), identity: testIdentity, trustedProxies: ['10.0.0.1'] })
    expect((await guesses(app)).filter(({ statusCode }) => statusCode === 429)).toEqual([])
    await app.close()
  })
})

describe('passwords that wait to be compared', () => {
  it('are answered "busy" beyond a certain number, and the next one is compared again', async () => {
    let open = (): void => undefined
    const gate = new Promise<void>((resolve) => (open = resolve))
    vi.mocked(verify).mockImplementation(async () => {
      await gate
      return false
    })
    const waiting = many(80, (number) => ({ login: `x-${number}`, password: 'wrong', from: address(number) })).map((guess) => signIn(guess))
    const first = await Promise.race(waiting)
    expect(first.json()).toMatchObject({ code: 'busy' })
    expect(first.headers['retry-after']).toBeDefined()
    open()
    const counts = (await Promise.all(waiting)).map(({ statusCode }) => statusCode)
    expect(new Set(counts)).toEqual(new Set([401, 503]))
    expect((await signIn({ login: 'x', password: 'wrong', from: home })).statusCode).toBe(401)
  })
})
