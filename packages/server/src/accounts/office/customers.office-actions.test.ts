import { officeCustomerActions } from '@anfilada/contract/accounts/office-customers'
import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeApplication } from '../../testing/office-targets.ts'
import { ask, createWorld, type Principal, testIdentity, type World } from '../../testing/world.ts'
import { tokenHash } from '../../tokens.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const absent = 2_000_000_000

function staff(action: string, data: object, { as = 'officeAccountant', key }: { as?: Principal; key?: string } = {}) {
  return ask(world, { as, door: 'office', action, data, language: 'en', ...(key !== undefined && { key }) })
}

type Actions = typeof officeCustomerActions
function read<N extends keyof Actions>(action: N, answer: LightMyRequestResponse) {
  return officeCustomerActions[action].output.parse(answer.json<{ data: unknown }>().data) as ReturnType<Actions[N]['output']['parse']>
}

async function row(table: string, id: number): Promise<Record<string, unknown>> {
  return (await world.pool.query<Record<string, unknown>>(`select * from ${table} where id = $1`, [id])).rows[0] ?? {}
}

async function lastMail(): Promise<Record<string, unknown>> {
  return (await world.pool.query<Record<string, unknown>>('select * from mails order by id desc limit 1')).rows[0] ?? {}
}

async function lastAudit(): Promise<Record<string, unknown>> {
  return (await world.pool.query<Record<string, unknown>>('select * from audit_log order by id desc limit 1')).rows[0] ?? {}
}

const organization = {
  name: 'ООО «Три кита»',
  inn: '7707083893',
  kpp: '773601001',
  ogrn: '1027700132195',
  legal_address: 'Москва',
}

async function agencyApplies(changes: Record<string, unknown> = {}): Promise<number> {
  const id = await makeApplication(world)
  const { email = null, ...organized } = { ...changes }
  await world.pool.query(
    `update applications set kind = 'legal_entity', organization = $2, language = 'zh', email = coalesce($3, email) where id = $1`,
    [id, JSON.stringify({ ...organization, ...organized }), email],
  )
  return id
}

describe('approving an application', () => {
  it('makes the customer with its terms and an owner, who gets a link to choose a password', async () => {
    const application_id = await agencyApplies({ email: 'Anna@Three-Whales.example' })
    const terms = { settlement: 'invoice', credit_limit: 5_000_000, contract_number: '17/26', contract_date: '2026-11-02' }
    const card = read('approve_customer', await staff('approve_customer', { application_id, ...terms })).result
    expect(card).toMatchObject({
      kind: 'legal_entity',
      name: 'ООО «Три кита»',
      status: 'active',
      language: 'zh',
      email: 'Anna@Three-Whales.example',
      requisites: { inn: '7707083893', kpp: '773601001', bik: null },
      terms: { ...terms, pay_hours: null },
      members: [
        { name: 'Анна Заявительница', login: 'anna@three-whales.example', roles: ['owner'], status: 'invited', last_login_at: null },
      ],
      history: [{ action: 'application.approved', actor: 'officeAccountant' }],
    })
    const mail = await lastMail()
    expect(mail).toMatchObject({
      recipient: 'Anna@Three-Whales.example',
      language: 'zh',
      template: 'application_approved',
      facts: { name: 'Анна Заявительница', customer: 'ООО «Три кита»' },
      customer_id: card.id,
    })
    expect(await row('applications', application_id)).toMatchObject({
      status: 'approved',
      customer_id: card.id,
      decided_by: world.users.officeAccountant,
    })

    const token = testIdentity.secrets.linkToken(String(mail['link_id']))
    const chosen = { token, password: 'nine quiet lighthouses at noon' }
    expect((await world.app.inject({ method: 'POST', url: '/api/v1/password/reset/', payload: chosen })).json()).toMatchObject({
      success: true,
    })
    const login = { login: 'anna@three-whales.example', password: chosen.password }
    const entered = await world.app.inject({ method: 'POST', url: '/api/v1/login/', payload: login })
    expect(entered.json()).toMatchObject({ data: { userData: { customer_id: card.id, roles: ['owner'] } } })
  })

  it('is done by one of two employees; the other hears that it was decided', async () => {
    const application_id = await makeApplication(world)
    const decide = (as: Principal) => staff('approve_customer', { application_id, settlement: 'pay_now' }, { as })
    const codes = (await Promise.all([decide('officeAccountant'), decide('admin')])).map((answer) => answer.json<{ code?: string }>().code)
    expect(new Set(codes)).toEqual(new Set(['application_already_decided', undefined]))
    expect(
      (
        await world.pool.query('select from mails where template = $1 and recipient = (select email from applications where id = $2)', [
          'application_approved',
          application_id,
        ])
      ).rowCount,
    ).toBe(1)
  })

  it('or refusing it: one of both happens, whole', async () => {
    for (let round = 0; round < 5; round++) {
      const application_id = await makeApplication(world)
      const answers = await Promise.all([
        staff('approve_customer', { application_id, settlement: 'pay_now' }),
        staff('refuse_customer', { application_id, reason: 'no' }, { as: 'admin' }),
      ])
      expect(answers.filter((answer) => answer.json<{ success: boolean }>().success)).toHaveLength(1)
      const { status, customer_id, refusal_reason } = await row('applications', application_id)
      expect(status === 'approved' ? [customer_id !== null, refusal_reason] : [customer_id === null, 'no']).toEqual([true, refusal_reason])
    }
  })

  it('waits until the e-mail is confirmed', async () => {
    const application_id = await makeApplication(world)
    await world.pool.query('update applications set email_confirmed_at = null where id = $1', [application_id])
    expect((await staff('approve_customer', { application_id, settlement: 'pay_now' })).json()).toMatchObject({
      code: 'email_not_confirmed',
    })
  })

  it('leaves no customer behind when the login is taken meanwhile', async () => {
    const application_id = await agencyApplies({ name: 'ООО «Опоздание»', email: 'late@example.com' })
    await world.pool.query(`insert into users (login, name, roles) values ('late@example.com', 'first', '{editor}')`)
    expect((await staff('approve_customer', { application_id, settlement: 'invoice' })).json()).toMatchObject({ code: 'email_taken' })
    expect((await world.pool.query(`select from customers where name = 'ООО «Опоздание»'`)).rowCount).toBe(0)
    expect(await row('applications', application_id)).toMatchObject({ status: 'new' })
  })

  it("takes the login from somebody's invitation that was not accepted, and its link opens nothing any more", async () => {
    const email = 'guest@example.com'
    await ask(world, { as: 'agencyOwner', action: 'invite_member', data: { name: 'Гость', email, roles: ['guide'] } })
    const invitation = testIdentity.secrets.linkToken(String((await lastMail())['link_id']))
    const application_id = await agencyApplies({ email })
    const { result } = read('approve_customer', await staff('approve_customer', { application_id, settlement: 'invoice' }))
    expect(result.members).toMatchObject([{ login: email, roles: ['owner'] }])
    const payload = { token: invitation, password: 'nine quiet lighthouses at noon' }
    expect((await world.app.inject({ method: 'POST', url: '/api/v1/password/reset/', payload })).json()).toMatchObject({
      code: 'link_over',
    })

    const again = await agencyApplies({ email })
    expect((await staff('approve_customer', { application_id: again, settlement: 'invoice' })).json()).toMatchObject({
      code: 'email_taken',
    })
  })

  it('with terms that do not fit is refused, and can be tried again', async () => {
    const application_id = await makeApplication(world)
    expect((await staff('approve_customer', { application_id, settlement: 'invoice' })).json()).toMatchObject({ code: 'terms_wrong' })
    expect((await staff('approve_customer', { application_id, settlement: 'pay_now', pay_hours: 48 })).json()).toMatchObject({
      data: { result: { terms: { pay_hours: 48 } } },
    })
  })

  it('repeated with its key answers the same and mails once', async () => {
    const application_id = await makeApplication(world)
    const approve = () => staff('approve_customer', { application_id, settlement: 'pay_now' }, { key: 'approve-once' })
    const first = (await approve()).json()
    const mail = await lastMail()
    expect((await approve()).json()).toEqual(first)
    expect(await lastMail()).toEqual(mail)
  })

  it('of a hidden application is not possible: nobody is asked about an e-mail that has a login', async () => {
    const application_id = await makeApplication(world)
    await world.pool.query('update applications set known_user_id = $2 where id = $1', [application_id, world.users.agencyOwner])
    const [hidden, none] = await Promise.all(
      [application_id, absent].map((id) => staff('approve_customer', { application_id: id, settlement: 'pay_now' })),
    )
    expect(hidden?.body).toBe(none?.body)
    const list = read('office_applications', await staff('office_applications', {}))
    expect(list.result.map(({ id }) => id)).not.toContain(application_id)
  })
})

describe('refusing an application', () => {
  it('tells the applicant why, in his language', async () => {
    const application_id = await agencyApplies()
    const { result } = read('refuse_customer', await staff('refuse_customer', { application_id, reason: 'Нет лицензии' }))
    expect(result).toMatchObject({ status: 'refused', refusal_reason: 'Нет лицензии', decided_by: 'officeAccountant' })
    expect(await lastMail()).toMatchObject({
      template: 'application_refused',
      language: 'zh',
      facts: { reason: 'Нет лицензии' },
      link_id: null,
    })
    expect(await lastAudit()).toMatchObject({ action: 'application.refused', details: { reason: 'Нет лицензии' } })
  })

  it('writes to no address that nobody confirmed', async () => {
    const application_id = await makeApplication(world)
    await world.pool.query('update applications set email_confirmed_at = null where id = $1', [application_id])
    const before = await lastMail()
    expect((await staff('refuse_customer', { application_id, reason: 'spam' })).json()).toMatchObject({ success: true })
    expect(await lastMail()).toEqual(before)
  })
})

describe('the list of applications', () => {
  it('is newest first, by pages, with what waits and whose INN is known', async () => {
    const known = await agencyApplies({ inn: '7830002293' })
    await world.pool.query(`update customers set inn = '7830002293' where name = 'other'`)
    const first = read('office_applications', await staff('office_applications', { status: 'new', limit: 1 }))
    expect(first.result).toMatchObject([{ id: known, same_inn: [{ name: 'other' }], email_confirmed: true }])
    expect(first.waiting).toBeGreaterThan(0)
    const second = read('office_applications', await staff('office_applications', { status: 'new', limit: 1, before: first.next }))
    expect(second.result[0]?.id).toBeLessThan(known)
  })

  it.each<[string, (application: Record<string, unknown>) => unknown]>([
    ['the beginning of a word of the agency', () => 'ладо'],
    ['the name of the applicant', () => 'заявительница ан'],
    ['the beginning of the e-mail', ({ email }) => String(email).slice(0, 20).toUpperCase()],
    ['the INN', () => '5001 0073 2259'],
    ['the reference', ({ reference }) => String(reference).toLowerCase()],
  ])('is searched by %s', async (_name, searchOf) => {
    const id = await agencyApplies({ name: 'ООО «Ладога-тур»', inn: '500100732259' })
    await world.pool.query('update applications set reference = upper(reference) where id = $1', [id])
    const search = searchOf(await row('applications', id))
    expect(read('office_applications', await staff('office_applications', { search })).result.map((found) => found.id)).toContain(id)
    expect(read('office_applications', await staff('office_applications', { search: `${String(search)}ъъ` })).result).toEqual([])
  })
})

async function newCustomer(changes: Record<string, unknown> = {}): Promise<number> {
  const application_id = await agencyApplies(changes)
  return read('approve_customer', await staff('approve_customer', { application_id, settlement: 'invoice' })).result.id
}

describe('the list of customers', () => {
  it('is by name, in pages, with filters', async () => {
    await newCustomer({ name: 'АО «Якорь»' })
    await newCustomer({ name: 'АО «Яхонт»' })
    const list = async (filter: object) => read('office_customers', await staff('office_customers', filter))
    const all = (await list({})).result.map(({ id }) => id)
    const paged: number[] = []
    for (let after: number | null | undefined; after !== null;) {
      const page = await list({ limit: 2, ...(after !== undefined && { after }) })
      paged.push(...page.result.map(({ id }) => id))
      after = page.next
    }
    expect(paged).toEqual(all)
    expect(new Set(all).size).toBe(all.length)
    expect((await list({ status: 'blocked' })).result.map(({ name }) => name)).toEqual(['blocked'])
    expect((await list({ kind: 'individual', search: 'individual', settlement: 'pay_now' })).result).toMatchObject([{ name: 'individual' }])
    expect((await list({ search: 'яхо якорь' })).result).toEqual([])
  })

  it.each([
    ['a word of the name', 'вулкан'],
    ['the INN', '7736207543'],
    ['the beginning of the e-mail', 'kamchatka-'],
    ['the beginning of a login', 'ILYA.OF.'],
    ['the name as it is written', 'АО «Вулкан»'],
  ])('is searched by %s', async (_name, search) => {
    const email = `kamchatka-${crypto.randomUUID()}@example.com`
    const id = await newCustomer({ name: 'АО «Вулкан»', inn: '7736207543', email })
    await world.pool.query(`insert into users (customer_id, login, name, roles) values ($1, $2, 'Илья', '{guide}')`, [id, `ilya.of.${id}`])
    expect(read('office_customers', await staff('office_customers', { search })).result.map((found) => found.id)).toContain(id)
  })

  it('gives all staff names to choose from, and nothing else of a customer', async () => {
    const id = await newCustomer({ name: 'АО «Гейзер»' })
    const answer = await ask(world, { as: 'editor', door: 'office', action: 'customer_names', data: { search: 'гейз' } })
    expect(answer.json()).toMatchObject({ success: true, data: { result: [{ id, name: 'АО «Гейзер»' }] } })
    expect(Object.keys(answer.json<{ data: { result: object[] } }>().data.result[0] ?? {})).toEqual(['id', 'name'])
  })

  it('takes signs of a search language as signs, and finds nothing by them', async () => {
    for (const search of ['%', '_', "'", '\\', '&|!', '(:*', '«»']) {
      expect(read('office_customers', await staff('office_customers', { search })).result).toEqual([])
    }
  })
})

describe('terms and requisites', () => {
  it('are changed with a line in the history that says from what to what', async () => {
    const customer_id = await newCustomer()
    const card = read(
      'set_customer_terms',
      await staff('set_customer_terms', { customer_id, settlement: 'deposit', contract_number: '5' }),
    ).result
    expect(card.terms).toMatchObject({ settlement: 'deposit', contract_number: '5' })
    expect(card.history[0]).toMatchObject({
      action: 'customer.terms_changed',
      details: { settlement: { from: 'invoice', to: 'deposit' }, contract_number: { from: null, to: '5' } },
    })
    const moved = { ...organization, name: 'ООО «Четыре кита»', legal_address: 'Псков' }
    const contacts = { email: 'new@example.com', phone: '+7 921 555-01-92' }
    const changed = read(
      'set_customer_requisites',
      await staff('set_customer_requisites', { customer_id, ...contacts, organization: moved }),
    ).result
    expect(changed).toMatchObject({ name: 'ООО «Четыре кита»', ...contacts, requisites: { legal_address: 'Псков' } })
    expect(changed.history[0]?.details).toMatchObject({ legal_address: { from: 'Москва', to: 'Псков' } })
  })

  it('of a legal entity cannot be taken away or be wrong', async () => {
    const customer_id = await newCustomer()
    const contacts = { customer_id, email: 'new@example.com', phone: '+7 921 555-01-92' }
    expect((await staff('set_customer_requisites', contacts)).json()).toMatchObject({ code: 'requisites_wrong' })
    const wrong = { ...organization, kpp: '1' }
    expect((await staff('set_customer_requisites', { ...contacts, organization: wrong })).json()).toMatchObject({
      code: 'requisites_wrong',
      fields: { 'organization.kpp': expect.any(String) },
    })
  })
})

describe('blocking a customer', () => {
  async function openSession(customerId: number, actsFor: number | null = null): Promise<string> {
    const token = crypto.randomUUID()
    await world.pool.query(
      `insert into sessions (token_hash, user_id, acts_for, expires_at)
       select $1, users.id, $3, now() + interval '1 hour' from users where users.id = $2`,
      [tokenHash(token), customerId, actsFor],
    )
    return token
  }
  async function owner(customerId: number): Promise<number> {
    const { rows } = await world.pool.query<{ id: number }>(`update users set status = 'active' where customer_id = $1 returning id`, [
      customerId,
    ])
    return rows[0]?.id ?? 0
  }
  const museums = async (token: string) =>
    (await world.app.inject({ url: '/api/v1/museums/', headers: { authorization: token } })).statusCode

  it("ends its members' sessions and those on its behalf at once, and no others", async () => {
    const customer_id = await newCustomer()
    const [member, behalf] = [await openSession(await owner(customer_id)), await openSession(world.users.dispatcher, customer_id)]
    expect([await museums(member), await museums(behalf)]).toEqual([200, 200])
    const card = read('block_customer', await staff('block_customer', { customer_id, reason: 'Долг' })).result
    expect(card).toMatchObject({
      status: 'blocked',
      block_reason: 'Долг',
      history: [{ action: 'customer.blocked', details: { reason: 'Долг' } }, {}],
    })
    expect([await museums(member), await museums(behalf), await museums(world.tokens.agencyOwner)]).toEqual([401, 401, 200])
    expect((await staff('block_customer', { customer_id, reason: 'x' })).json()).toMatchObject({ code: 'customer_already_blocked' })
  })

  it('keeps out a session that a login in flight opens behind the block, also after it is lifted', async () => {
    const customer_id = await newCustomer()
    const ownerId = await owner(customer_id)
    await staff('block_customer', { customer_id, reason: 'Долг' })
    const late = await openSession(ownerId)
    expect(await museums(late)).toBe(401)
    expect(read('unblock_customer', await staff('unblock_customer', { customer_id })).result).toMatchObject({
      status: 'active',
      block_reason: null,
    })
    expect(await museums(late)).toBe(401)
    expect(await museums(await openSession(ownerId))).toBe(200)
    expect((await staff('unblock_customer', { customer_id })).json()).toMatchObject({ code: 'customer_not_blocked' })
  })
})

describe('a link that was let pass', () => {
  it('is sent anew to who has no password yet; the one before opens nothing', async () => {
    const customer_id = await newCustomer()
    const before = await lastMail()
    await staff('resend_customer_link', { customer_id })
    const after = await lastMail()
    expect(after).toMatchObject({ template: 'application_approved', recipient: before['recipient'] })
    const choose = (mail: Record<string, unknown>) =>
      world.app.inject({
        method: 'POST',
        url: '/api/v1/password/reset/',
        payload: { token: testIdentity.secrets.linkToken(String(mail['link_id'])), password: 'nine quiet lighthouses at noon' },
      })
    expect((await choose(before)).json()).toMatchObject({ code: 'link_over' })
    expect((await choose(after)).json()).toMatchObject({ success: true })
    const sent = await lastMail()
    expect((await staff('resend_customer_link', { customer_id })).json()).toMatchObject({ success: true })
    expect(await lastMail()).toEqual(sent)
  })
})

describe('what one employee may not', () => {
  it('a dispatcher reads customers, and neither decides nor changes', async () => {
    const customer_id = await newCustomer()
    expect((await staff('office_customer', { customer_id }, { as: 'dispatcher' })).statusCode).toBe(200)
    expect((await staff('block_customer', { customer_id, reason: 'x' }, { as: 'dispatcher' })).statusCode).toBe(403)
  })
})
