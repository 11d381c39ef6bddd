import { sessionActions } from '@anfilada/contract/identity/sessions'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { goodPassword, setPassword } from '../../testing/logins.ts'
import { ask, createWorld, type World } from '../../testing/world.ts'

let world: World

beforeAll(async () => {
  world = await createWorld()
  await world.pool.query(`update users set login = 'anna' where id = $1`, [world.users.agencyOwner])
  await setPassword(world, 'agencyOwner')
})
afterAll(() => world.close())

async function newToken(device: string): Promise<string> {
  const answer = await world.app.inject({
    method: 'POST',
    url: '/api/v1/login/',
    remoteAddress: '2001:db8::7',
    headers: { 'user-agent': device },
    payload: { login: 'anna', password: goodPassword },
  })
  return answer.json<{ data: { accessToken: string } }>().data.accessToken
}
const lives = async (token: string) =>
  (await world.app.inject({ url: '/api/v1/museums/', headers: { authorization: token } })).statusCode === 200
const act = (action: string, data: object = {}, key?: string) => ask(world, { as: 'agencyOwner', action, data, ...(key && { key }) })
const list = async () => {
  const { data } = (await act('list_sessions')).json<{ data: unknown }>()
  return sessionActions.list_sessions.output.parse(data).result
}

describe('one’s own sessions', () => {
  it('are listed with device, address and time, this one marked, without those that are over', async () => {
    await newToken('Firefox on a tablet')
    const over = await newToken('a phone that was lost')
    await world.pool.query(`update sessions set last_seen_at = now() - interval '25 hours' where device = 'a phone that was lost'`)
    const sessions = await list()
    expect(sessions.filter(({ current }) => current)).toHaveLength(1)
    expect(sessions.map(({ device }) => device)).not.toContain('a phone that was lost')
    expect(sessions.find(({ device }) => device === 'Firefox on a tablet')).toMatchObject({ address: '2001:db8::7', acting_for: null })
    expect(JSON.stringify(sessions)).not.toContain(over)
  })

  it('end one by one: the token is worth nothing at once', async () => {
    const token = await newToken('Chrome at work')
    expect(await lives(token)).toBe(true)
    const id = (await list()).find(({ device }) => device === 'Chrome at work')?.id
    expect((await act('end_session', { session_id: id }, 'k1')).json()).toMatchObject({ success: true })
    expect((await act('end_session', { session_id: id }, 'k1')).json()).toMatchObject({ success: true })
    expect(await lives(token)).toBe(false)
    expect((await act('end_session', { session_id: id })).statusCode).toBe(404)
  })

  it('are one’s own alone: a colleague’s is as absent as none', async () => {
    const { rows } = await world.pool.query<{ id: number }>('select id from sessions where user_id = $1', [world.users.agencyManager])
    const [foreign, absent] = [
      await act('end_session', { session_id: rows[0]?.id }),
      await act('end_session', { session_id: 2_000_000_000 }),
    ]
    expect(foreign.statusCode).toBe(404)
    expect(foreign.body).toBe(absent.body)
    expect((await ask(world, { as: 'agencyManager', action: 'list_sessions', data: {} })).statusCode).toBe(200)
  })

  it('end all but this one', async () => {
    const tokens = [await newToken('one'), await newToken('two')]
    expect((await act('end_other_sessions')).json()).toMatchObject({ success: true })
    expect(await Promise.all(tokens.map(lives))).toEqual([false, false])
    expect(await list()).toHaveLength(1)
  })
})
