import { type Member, memberActions } from '@anfilada/contract/customers/members'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { goodHash, goodPassword } from '../../testing/logins.ts'
import { ask, createWorld, type Principal, testIdentity, type World } from '../../testing/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

type Body = { success: boolean; data?: { result: Member }; code?: string; fields?: object }

async function act(action: keyof typeof memberActions, data: object, as: Principal = 'agencyOwner', key?: string): Promise<Body> {
  return (await ask(world, { as, action, data, ...(key !== undefined && { key }) })).json<Body>()
}

async function list(as: Principal = 'agencyOwner'): Promise<Member[]> {
  const answer = await ask(world, { as, action: 'list_members', data: {} })
  return memberActions.list_members.output.parse(answer.json<{ data: unknown }>().data).result
}

const newAddress = () => `${crypto.randomUUID()}@example.com`

/** Invites somebody and answers his row as the contract promises it. */
async function invite(data: object = {}, as: Principal = 'agencyOwner'): Promise<Member> {
  const body = await act('invite_member', { name: 'Новая', email: newAddress(), roles: ['manager'], ...data }, as)
  return memberActions.invite_member.output.parse(body.data).result
}

/** The mails to an address, with the tokens of their links. */
async function mailsTo(address: string): Promise<{ template: string; facts: object; token: string | undefined }[]> {
  const { rows } = await world.pool.query<{ template: string; facts: object; link_id: string | null }>(
    'select template, facts, link_id from mails where lower(recipient) = lower($1) order by id',
    [address],
  )
  return rows.map(({ template, facts, link_id }) => ({
    template,
    facts,
    token: link_id ? testIdentity.secrets.linkToken(link_id) : undefined,
  }))
}

const post = (url: string, payload: object) =>
  world.app.inject({ method: 'POST', url, headers: { 'content-type': 'application/json' }, payload: JSON.stringify(payload) })

/** An hour passes for the mails to an address. */
const letTimePass = (address: string, time: string) =>
  world.pool.query(`update mails set created_at = created_at - $2::interval where lower(recipient) = lower($1)`, [address, time])

/** Another active owner of the agency with a session. */
async function addOwner(): Promise<{ id: number; token: string }> {
  const token = `owner-${crypto.randomUUID()}`
  const { rows } = await world.pool.query<{ id: number }>(
    `with added as (
       insert into users (customer_id, login, name, roles, password_hash) select customer_id, $2, $2, '{owner}', $4 from users where id = $1 returning id
     ), opened as (
       insert into sessions (token_hash, user_id, expires_at) select sha256($3), added.id, now() + interval '1 hour' from added
     ) select id from added`,
    [world.users.agencyOwner, newAddress(), Buffer.from(token), await goodHash],
  )
  return { id: (rows[0] as { id: number }).id, token }
}

/** Asks with a token of one's own. */
async function actWith(token: string, action: string, data: object): Promise<Body> {
  const kept = world.tokens.agencyManager
  world.tokens.agencyManager = token
  const answer = ask(world, { as: 'agencyManager', action, data })
  world.tokens.agencyManager = kept
  return (await answer).json<Body>()
}

describe('inviting a member', () => {
  test('mails a link with which he chooses a password and signs in', async () => {
    const member = await invite({ name: 'Анна Ким', email: 'Anna.Kim@example.com', roles: ['manager', 'accountant'] })
    expect(member).toMatchObject({ name: 'Анна Ким', login: 'Anna.Kim@example.com', status: 'invited', roles: ['manager', 'accountant'] })
    const [mail] = await mailsTo('anna.kim@example.com')
    expect(mail).toMatchObject({ template: 'member_invited', facts: { name: 'Анна Ким', customer: 'agency', inviter: 'agencyOwner' } })

    expect((await post('/api/v1/login/', { login: 'anna.kim@example.com', password: goodPassword })).statusCode).toBe(401)
    const chosen = await post('/api/v1/password/reset/', { token: mail?.token, password: goodPassword })
    expect(chosen.json()).toMatchObject({ success: true, data: { login: 'anna.kim@example.com' } })
    const signedIn = await post('/api/v1/login/', { login: 'Anna.Kim@example.com', password: goodPassword })
    expect(signedIn.json()).toMatchObject({
      data: { userData: { name: 'Анна Ким', customer_name: 'agency', roles: ['manager', 'accountant'] } },
    })
    expect((await list()).find(({ id }) => id === member.id)).toMatchObject({ status: 'active', invited_until: null })
  })

  test('tells the inviter nothing about a login elsewhere, and its owner what to do', async () => {
    await world.pool.query(`update users set login = 'taken@example.com' where id = $1`, [world.users.otherAgency])
    const known = await act('invite_member', { name: 'Кто-то', email: 'taken@example.com', roles: ['guide'] })
    const unknown = await act('invite_member', { name: 'Кто-то', email: 'freed@example.com', roles: ['guide'] })
    const shape = (body: Body) => JSON.stringify(body).replace(/"id":\d+|taken|freed|"invited_until":"[^"]*"/g, '')
    expect(shape(known)).toBe(shape(unknown))
    expect((await list()).find(({ email }) => email === 'taken@example.com')).toMatchObject({
      login: 'taken@example.com',
      status: 'invited',
    })

    expect(await mailsTo('taken@example.com')).toMatchObject([
      { template: 'invited_elsewhere', facts: { customer: 'agency', inviter: 'agencyOwner' }, token: undefined },
    ])
    const { rows } = await world.pool.query(`select status from users where login = 'taken@example.com'`)
    expect(rows).toEqual([{ status: 'active' }])
  })

  test('gives the login when it has become free by the time the invitation is repeated', async () => {
    await world.pool.query(`update users set login = 'moving@example.com' where id = $1`, [world.users.blocked])
    const member = await invite({ email: 'moving@example.com' })
    await world.pool.query(`update users set login = 'blocked' where id = $1`, [world.users.blocked])
    await letTimePass('moving@example.com', '2 minutes')
    await act('resend_invitation', { member_id: member.id })
    const [, second] = await mailsTo('moving@example.com')
    expect(second?.template).toBe('member_invited')
    expect((await post('/api/v1/password/reset/', { token: second?.token, password: goodPassword })).json()).toMatchObject({
      data: { login: 'moving@example.com' },
    })
  })

  test('of one address by two customers at once gives the login to one of them', async () => {
    const email = newAddress()
    await Promise.all([invite({ email }), invite({ email }, 'otherAgency')])
    expect((await mailsTo(email)).map(({ template }) => template).toSorted()).toEqual(['invited_elsewhere', 'member_invited'])
  })

  test('refuses who is a member already, under whichever spelling', async () => {
    await invite({ email: 'twice@example.com' })
    expect(await act('invite_member', { name: 'Снова', email: 'TWICE@example.com', roles: ['guide'] })).toMatchObject({
      code: 'member_exists',
      fields: { email: expect.any(String) },
    })
  })

  test('ends the link of the invitation before, and does not bury the address in mails', async () => {
    const email = newAddress()
    const member = await invite({ email })
    expect(await act('resend_invitation', { member_id: member.id })).toMatchObject({ code: 'mail_just_sent' })
    for (let more = 0; more < 4; more++) {
      await letTimePass(email, '2 minutes')
      expect(await act('resend_invitation', { member_id: member.id })).toMatchObject({ success: true })
    }
    await letTimePass(email, '2 minutes')
    expect(await act('resend_invitation', { member_id: member.id })).toMatchObject({ code: 'mail_just_sent' })
    await act('remove_member', { member_id: member.id })
    expect(await act('invite_member', { name: 'Новая', email, roles: ['guide'] })).toMatchObject({ code: 'mail_just_sent' })

    const mails = await mailsTo(email)
    expect(mails).toHaveLength(5)
    expect((await post('/api/v1/password/reset/', { token: mails[0]?.token, password: goodPassword })).json()).toMatchObject({
      code: 'link_over',
    })
  })

  test('with the same key invites once', async () => {
    const data = { name: 'Одна', email: newAddress(), roles: ['guide'] }
    const [first, second] = [await act('invite_member', data, 'agencyOwner', 'i-1'), await act('invite_member', data, 'agencyOwner', 'i-1')]
    expect(second).toEqual(first)
    expect(await mailsTo(data.email)).toHaveLength(1)
  })

  test.each([
    ['no roles', { roles: [] }, { roles: 'Выберите хотя бы одну роль.' }],
    ['the roles of employees', { roles: ['admin'] }, { 'roles.0': 'Проверьте значение.' }],
    ['one role twice', { roles: ['guide', 'guide'] }, { roles: 'Проверьте значение.' }],
    ['what is no address', { email: 'anna' }, { email: 'Это не похоже на адрес почты.' }],
  ])('with %s is a bad field', async (_name, changes, fields) => {
    const body = await act('invite_member', { name: 'А', email: newAddress(), roles: ['guide'], ...changes })
    expect(body).toMatchObject({ code: 'invalid_fields', fields })
  })
})

describe('the roles of a member', () => {
  test('give him other abilities from his next request on', async () => {
    const asManager = () => ask(world, { as: 'agencyManager', action: 'list_members', data: {} })
    expect((await asManager()).statusCode).toBe(403)
    await act('set_member_roles', { member_id: world.users.agencyManager, roles: ['manager', 'owner'] })
    expect((await asManager()).statusCode).toBe(200)
    await act('set_member_roles', { member_id: world.users.agencyManager, roles: ['manager'] })
    expect((await asManager()).statusCode).toBe(403)
  })

  test('and names of members change only through an owner of the same customer', async () => {
    const id = world.users.agencyGuide
    expect(await act('set_member_name', { member_id: id, name: 'Ольга' }, 'otherAgency')).toMatchObject({ code: 'member_not_found' })
    expect(await act('set_member_roles', { member_id: id, roles: ['owner'] }, 'otherAgency')).toMatchObject({ code: 'member_not_found' })
    expect((await act('set_member_name', { member_id: id, name: 'Ольга' })).data?.result).toMatchObject({ name: 'Ольга', roles: ['guide'] })
    await act('set_member_name', { member_id: id, name: 'agencyGuide' })
  })
})

describe('inviting very many', () => {
  test('waits for an hour to pass after the thirtieth mail of one owner', async () => {
    const owner = await addOwner()
    await world.pool.query(
      `insert into audit_log (actor_id, actor_name, action, subject, at)
       select $1, 'owner', 'member.invited', 'member', now() - make_interval(mins => 59 - number) from generate_series(1, 29) number`,
      [owner.id],
    )
    const inviteAs = (email: string) => actWith(owner.token, 'invite_member', { name: 'Новая', email, roles: ['manager'] })
    expect(await inviteAs(newAddress())).toMatchObject({ success: true })
    const late = newAddress()
    expect(await inviteAs(late)).toMatchObject({ code: 'too_many_requests' })
    expect(await mailsTo(late)).toEqual([])
    expect(await act('invite_member', { name: 'Новая', email: newAddress(), roles: ['manager'] })).toMatchObject({ success: true })
  })
})

describe('removing a member', () => {
  test('ends his sessions, links and keys at once, and keeps his name', async () => {
    const owner = await addOwner()
    const created = await actWith(owner.token, 'create_api_key', { name: 'его', scopes: ['orders:read'], password: goodPassword })
    const key = String((created.data as { result: { key?: string } } | undefined)?.result.key)
    expect(await actWith(key, 'get_upcoming', {})).toMatchObject({ success: true })

    expect(await act('remove_member', { member_id: owner.id })).toMatchObject({ success: true })
    expect(await actWith(owner.token, 'list_members', {})).toMatchObject({ code: 'unauthenticated' })
    expect(await actWith(key, 'get_upcoming', {})).toMatchObject({ code: 'unauthenticated' })
    expect((await list()).map(({ id }) => id)).not.toContain(owner.id)
    const { rows } = await world.pool.query(
      `select name <> '' as named, email, password_hash, (select count(*)::integer from sessions where user_id = users.id) as sessions
       from users where id = $1`,
      [owner.id],
    )
    expect(rows).toEqual([{ named: true, email: null, password_hash: null, sessions: 0 }])
  })

  test('takes an invitation back: its link opens nothing, and the address is free for another customer', async () => {
    const email = newAddress()
    const member = await invite({ email })
    await act('remove_member', { member_id: member.id })
    const [mail] = await mailsTo(email)
    expect((await post('/api/v1/password/reset/', { token: mail?.token, password: goodPassword })).json()).toMatchObject({
      code: 'link_over',
    })
    await invite({ email }, 'otherAgency')
    expect((await mailsTo(email)).map(({ template }) => template)).toEqual(['member_invited', 'member_invited'])
  })

  test('never leaves a customer without an owner, also when two owners remove each other at once', async () => {
    expect(await act('remove_member', { member_id: world.users.otherAgency }, 'otherAgency')).toMatchObject({ code: 'last_owner' })
    expect(await act('set_member_roles', { member_id: world.users.otherAgency, roles: ['guide'] }, 'otherAgency')).toMatchObject({
      code: 'last_owner',
      fields: { roles: expect.any(String) },
    })
    // The owner whose session is over is an owner still; he goes first.
    await act('remove_member', { member_id: world.users.expired })
    for (let round = 0; round < 5; round++) {
      const [one, other] = [await addOwner(), await addOwner()]
      await world.pool.query(`update users set roles = '{manager}' where id = $1`, [world.users.agencyOwner])
      const answers = await Promise.all([
        actWith(one.token, 'remove_member', { member_id: other.id }),
        actWith(other.token, 'remove_member', { member_id: one.id }),
      ])
      expect(answers.filter(({ success }) => success)).toHaveLength(1)
      const owners = await world.pool.query(`select id from users where id = any($1) and status = 'active' and 'owner' = any(roles)`, [
        [one.id, other.id],
      ])
      expect(owners.rows).toHaveLength(1)
      await world.pool.query(`update users set roles = '{owner}' where id = $1`, [world.users.agencyOwner])
      await act('remove_member', { member_id: (owners.rows[0] as { id: number }).id })
    }
  })

  test('and every other change is written into the audit log with who did it', async () => {
    const member = await invite({ name: 'Для журнала' })
    await act('set_member_roles', { member_id: member.id, roles: ['guide'] })
    await act('remove_member', { member_id: member.id })
    const { rows } = await world.pool.query(
      `select action, actor_name, details from audit_log where subject = 'member' and subject_id = $1 order by id`,
      [String(member.id)],
    )
    expect(rows).toEqual([
      { action: 'member.invited', actor_name: 'agencyOwner', details: { name: 'Для журнала', roles: ['manager'] } },
      { action: 'member.roles_changed', actor_name: 'agencyOwner', details: { name: 'Для журнала', from: ['manager'], to: ['guide'] } },
      { action: 'member.removed', actor_name: 'agencyOwner', details: { name: 'Для журнала', roles: ['guide'] } },
    ])
  })
})
