import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { setSecondFactor } from '../../testing/logins.ts'
import { ask, createWorld, type Principal, type World } from '../../testing/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
  await world.pool.query(`update users set email = login || '@example.com', language = 'en' where id = any ($1)`, [
    [world.users.agencyOwner, world.users.editor],
  ])
})
afterAll(() => world.close())

type Person = 'agencyOwner' | 'editor' | 'admin' | 'dispatcher'
const kinds = { agencyOwner: 'remove_member_factor', editor: 'remove_staff_factor' } as const
function remove(of: Person, as: Principal, action: string): Promise<LightMyRequestResponse> {
  const data = { user_id: world.users[of], reason: 'Показал паспорт в офисе' }
  return ask(world, { as, api: 'office', action, data })
}

async function withFactor(of: Person): Promise<void> {
  await setSecondFactor(world, of, 'on')
  await world.pool.query(`insert into recovery_codes (user_id, code_hash) values ($1, $2) on conflict do nothing`, [
    world.users[of],
    Buffer.from(of),
  ])
}

async function kept(of: Person): Promise<unknown> {
  const { rows } = await world.pool.query(
    `select totp_since is not null as on, totp_sealed is not null as secret,
            (select count(*)::integer from recovery_codes where user_id = users.id) as codes,
            (select count(*)::integer from sessions where user_id = users.id) as sessions
     from users where id = $1`,
    [world.users[of]],
  )
  return rows[0]
}
const news = async () => ({
  audit: (await world.pool.query('select * from audit_log order by id desc limit 1')).rows[0],
  mail: (await world.pool.query('select * from mails order by id desc limit 1')).rows[0],
})

describe('the second factor of whoever lost telephone and recovery codes', () => {
  it.each(['agencyOwner', 'editor'] as const)(
    'is turned off by staff: %s is out everywhere, reads of it, and the log says why',
    async (of) => {
      await withFactor(of)
      expect(await kept(of)).toMatchObject({ on: true, secret: true, codes: 1, sessions: 1 })
      expect((await remove(of, 'admin', kinds[of])).json()).toMatchObject({ success: true })
      expect(await kept(of)).toEqual({ on: false, secret: false, codes: 0, sessions: 0 })
      expect(await news()).toMatchObject({
        audit: {
          action: 'second_factor.removed',
          actor_name: 'admin',
          subject_id: String(world.users[of]),
          details: { name: of, reason: 'Показал паспорт в офисе' },
        },
        mail: { recipient: `${of}@example.com`, template: 'second_factor_changed', facts: { state: 'removed' } },
      })
      expect((await remove(of, 'admin', kinds[of])).json()).toMatchObject({ code: 'second_factor_off' })
    },
  )

  it('is not one’s own, and an employee’s is the business of administrators alone', async () => {
    await withFactor('admin')
    const before = await kept('admin')
    expect((await remove('admin', 'admin', kinds.editor)).json()).toMatchObject({ code: 'second_factor_own' })
    expect(await kept('admin')).toEqual(before)
    await withFactor('dispatcher')
    for (const action of Object.values(kinds)) {
      expect((await remove('dispatcher', 'officeAccountant', action)).statusCode).toBe(action === kinds.editor ? 403 : 404)
    }
    // Each is looked for among his own.
    expect((await remove('dispatcher', 'admin', kinds.agencyOwner)).statusCode).toBe(404)
    expect((await remove('agencyOwner', 'admin', kinds.editor)).statusCode).toBe(404)
    expect(await kept('dispatcher')).toMatchObject({ on: true, codes: 1 })
  })

  it('wants a reason', async () => {
    const data = { user_id: world.users.dispatcher, reason: ' ' }
    const answer = await ask(world, { as: 'admin', api: 'office', action: kinds.editor, data })
    expect(answer.json()).toMatchObject({ code: 'invalid_fields', fields: { reason: expect.any(String) } })
  })
})
