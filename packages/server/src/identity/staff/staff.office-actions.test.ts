import { officeStaffActions, type OfficeEmployee } from '@anfilada/contract/identity/office-staff'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ask, createWorld, type Principal, testIdentity, type World } from '../../testing/world.ts'
import { tokenHash } from '../../secrets.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const absent = 2_000_000_000

function admin(action: string, data: object, as: Principal = 'admin') {
  return ask(world, { as, api: 'office', action, data, language: 'en' })
}

async function list(): Promise<OfficeEmployee[]> {
  return officeStaffActions.staff_members.output.parse((await admin('staff_members', {})).json<{ data: unknown }>().data).result
}

async function invite(changes: object = {}): Promise<OfficeEmployee> {
  const data = { email: `${crypto.randomUUID()}@anfilada.example`, name: 'Вера Орлова', roles: ['editor'], ...changes }
  return officeStaffActions.invite_staff.output.parse((await admin('invite_staff', data)).json<{ data: unknown }>().data).result
}

async function lastMail(): Promise<Record<string, unknown>> {
  return (await world.pool.query<Record<string, unknown>>('select * from mails order by id desc limit 1')).rows[0] ?? {}
}

async function lastAudit(): Promise<Record<string, unknown>> {
  return (await world.pool.query<Record<string, unknown>>('select * from audit_log order by id desc limit 1')).rows[0] ?? {}
}

/** One more administrator, with a session. */
async function secondAdmin(): Promise<{ id: number; token: string }> {
  const token = crypto.randomUUID()
  const { rows } = await world.pool.query<{ id: number }>(
    `insert into users (login, name, roles, totp_since) values ($1, 'Второй', '{admin}', now()) returning id`,
    [token],
  )
  const id = rows[0]?.id ?? 0
  await world.pool.query(`insert into sessions (token_hash, user_id, expires_at) values ($1, $2, now() + interval '1 hour')`, [
    tokenHash(token),
    id,
  ])
  return { id, token }
}

describe('an employee', () => {
  it('is invited by mail, and is one of the staff from then on', async () => {
    const employee = await invite({ email: 'Vera@Anfilada.example', roles: ['dispatcher', 'editor'], mail_language: 'en' })
    expect(employee).toMatchObject({
      login: 'vera@anfilada.example',
      status: 'invited',
      roles: ['dispatcher', 'editor'],
      last_login_at: null,
    })
    expect(await lastMail()).toMatchObject({
      recipient: 'Vera@Anfilada.example',
      language: 'en',
      template: 'member_invited',
      facts: { name: 'Вера Орлова', inviter: 'admin', customer: 'Anfilada LLC' },
    })
    expect(await list()).toContainEqual(employee)
    expect(await lastAudit()).toMatchObject({ action: 'staff.invited', actor_name: 'admin', subject_id: String(employee.id) })
  })

  it('who is invited again gets a new link and the new roles; the link before opens nothing', async () => {
    const email = 'again@anfilada.example'
    const first = await invite({ email })
    const before = await lastMail()
    expect(await invite({ email, roles: ['dispatcher'] })).toMatchObject({ id: first.id, roles: ['dispatcher'] })
    const choose = (mail: Record<string, unknown>) =>
      world.app.inject({
        method: 'POST',
        url: '/api/v1/password/reset/',
        payload: { token: testIdentity.secrets.linkToken(String(mail['link_id'])), password: 'nine quiet lighthouses at noon' },
      })
    expect((await choose(before)).json()).toMatchObject({ code: 'link_over' })
    expect((await choose(await lastMail())).json()).toMatchObject({ success: true })
    expect((await admin('invite_staff', { email, name: 'x', roles: ['editor'] })).json()).toMatchObject({ code: 'email_taken' })
  })

  it("cannot be invited with a member's login, which stays what it was", async () => {
    const answer = await admin('invite_staff', { email: 'taken@agency.example', name: 'x', roles: ['admin'] })
    expect(answer.json()).toMatchObject({ success: true })
    await world.pool.query(`update users set login = 'member@agency.example' where id = $1`, [world.users.agencyManager])
    expect((await admin('invite_staff', { email: 'member@agency.example', name: 'x', roles: ['admin'] })).json()).toMatchObject({
      code: 'email_taken',
    })
    const { rows } = await world.pool.query('select roles, name from users where id = $1', [world.users.agencyManager])
    expect(rows).toEqual([{ roles: ['manager'], name: 'agencyManager' }])
  })

  it('has the rights of the new roles from the next request on, and acts for nobody any more', async () => {
    const { rows } = await world.pool.query<{ id: number }>(`select id from customers where name = 'agency'`)
    const customer_id = rows[0]?.id
    const acting = (await admin('act_for_customer', { customer_id }, 'dispatcher')).json<{ data: { accessToken: string } }>().data
      .accessToken
    const museums = async () => (await world.app.inject({ url: '/api/v1/museums/', headers: { authorization: acting } })).statusCode
    expect(await museums()).toBe(200)
    await admin('set_staff_roles', { user_id: world.users.dispatcher, roles: ['editor'] })
    expect(await museums()).toBe(401)
    expect((await admin('office_queue', {}, 'dispatcher')).statusCode).toBe(403)
    expect(await lastAudit()).toMatchObject({ action: 'staff.roles_changed', details: { roles: { from: ['dispatcher'], to: ['editor'] } } })
    await admin('set_staff_roles', { user_id: world.users.dispatcher, roles: ['dispatcher'] })
    expect((await admin('office_queue', {}, 'dispatcher')).statusCode).toBe(200)
  })

  it('who is removed is out at once, with his links; his login is free and his name stays in the history', async () => {
    const invited = await invite({ email: 'leaving@anfilada.example' })
    const token = testIdentity.secrets.linkToken(String((await lastMail())['link_id']))
    expect((await admin('remove_staff', { user_id: invited.id })).json()).toEqual({ success: true, data: { result: { id: invited.id } } })
    const chosen = await world.app.inject({
      method: 'POST',
      url: '/api/v1/password/reset/',
      payload: { token, password: 'nine quiet lighthouses at noon' },
    })
    expect(chosen.json()).toMatchObject({ code: 'link_over' })
    expect(await lastAudit()).toMatchObject({ action: 'staff.removed', details: { name: 'Вера Орлова' } })
    expect((await invite({ email: 'leaving@anfilada.example' })).id).not.toBe(invited.id)

    expect((await admin('remove_staff', { user_id: world.users.editor })).json()).toMatchObject({ success: true })
    expect((await admin('list_sessions', {}, 'editor')).statusCode).toBe(401)
    expect((await list()).map(({ id }) => id)).not.toContain(world.users.editor)
  })

  it("is nobody's member: a member and an absent number are answered alike", async () => {
    for (const action of ['remove_staff', 'set_staff_roles', 'remove_staff_factor']) {
      const data = (user_id: number) => ({ user_id, roles: ['editor'], reason: 'x' })
      const [member, none] = [await admin(action, data(world.users.agencyOwner)), await admin(action, data(absent))]
      expect(member.statusCode).toBe(404)
      expect(member.body).toBe(none.body)
    }
  })
})

describe('the last administrator', () => {
  beforeAll(async () => {
    await world.pool.query(`update users set roles = '{editor}' where id = $1`, [world.users.unenrolled])
  })

  it('can neither go nor become something else', async () => {
    expect((await admin('remove_staff', { user_id: world.users.admin })).json()).toMatchObject({ code: 'last_admin' })
    expect((await admin('set_staff_roles', { user_id: world.users.admin, roles: ['editor'] })).json()).toMatchObject({ code: 'last_admin' })
    await invite({ roles: ['admin'] })
    expect((await admin('remove_staff', { user_id: world.users.admin })).json()).toMatchObject({ code: 'last_admin' })
  })

  it('is left when two of them remove each other at once', async () => {
    for (let round = 0; round < 5; round++) {
      const second = await secondAdmin()
      const kept = world.tokens.editor
      world.tokens.editor = second.token
      const answers = await Promise.all([
        admin('remove_staff', { user_id: second.id }),
        admin('remove_staff', { user_id: world.users.admin }, 'editor'),
      ])
      world.tokens.editor = kept
      expect(answers.filter((answer) => answer.json<{ success: boolean }>().success)).toHaveLength(1)
      const { rows } = await world.pool.query<{ count: number }>(
        `select count(*)::integer as count from users where customer_id is null and status = 'active' and 'admin' = any (roles)`,
      )
      expect(rows).toEqual([{ count: 1 }])
      await world.pool.query(`update users set status = 'active', login = 'admin', removed_at = null, totp_since = now() where id = $1`, [
        world.users.admin,
      ])
      await world.pool.query(`update users set status = 'removed' where id = $1`, [second.id])
      await world.pool.query(
        `insert into sessions (token_hash, user_id, expires_at) values ($1, $2, now() + interval '1 hour') on conflict do nothing`,
        [tokenHash(world.tokens.admin), world.users.admin],
      )
    }
  })
})
