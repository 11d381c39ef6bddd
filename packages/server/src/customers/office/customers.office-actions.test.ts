import { officeCustomerActions } from '@anfilada/contract/customers/office-customers'
import { applicationActions } from '@anfilada/contract/registration/applications'
import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { agencyApplies, organization } from '../../testing/applying.ts'
import { ask, createWorld, type Principal, testIdentity, type World } from '../../testing/world.ts'
import { tokenHash } from '../../secrets.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

function staff(action: string, data: object, { as = 'officeAccountant', key }: { as?: Principal; key?: string } = {}) {
  return ask(world, { as, api: 'office', action, data, language: 'en', ...(key !== undefined && { key }) })
}

const actions = { ...officeCustomerActions, approve_customer: applicationActions.approve_customer }
type Actions = typeof actions
function read<N extends keyof Actions>(action: N, answer: LightMyRequestResponse) {
  return actions[action].output.parse(answer.json<{ data: unknown }>().data) as ReturnType<Actions[N]['output']['parse']>
}

async function lastMail(): Promise<Record<string, unknown>> {
  return (await world.pool.query<Record<string, unknown>>('select * from mails order by id desc limit 1')).rows[0] ?? {}
}

async function newCustomer(changes: Record<string, unknown> = {}): Promise<number> {
  const application_id = await agencyApplies(world, changes)
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
    const answer = await ask(world, { as: 'editor', api: 'office', action: 'customer_names', data: { search: 'гейз' } })
    expect(answer.json()).toMatchObject({ success: true, data: { result: [{ id, name: 'АО «Гейзер»' }] } })
    expect(Object.keys(answer.json<{ data: { result: object[] } }>().data.result[0] ?? {})).toEqual(['id', 'name'])
    const named = async (customer_id: number) =>
      (await ask(world, { as: 'editor', api: 'office', action: 'customer_names', data: { customer_id } })).json<unknown>()
    expect(await named(id)).toMatchObject({ data: { result: [{ id, name: 'АО «Гейзер»' }] } })
    expect(await named(2_000_000_000)).toMatchObject({ data: { result: [] } })
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
