import { applicationActions } from '@anfilada/contract/registration/applications'
import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { agencyApplies } from '../../testing/applying.ts'
import { makeApplication } from '../../testing/office-targets.ts'
import { ask, createWorld, type Principal, testIdentity, type World } from '../../testing/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const absent = 2_000_000_000

function staff(action: string, data: object, { as = 'officeAccountant', key }: { as?: Principal; key?: string } = {}) {
  return ask(world, { as, api: 'office', action, data, language: 'en', ...(key !== undefined && { key }) })
}

type Actions = typeof applicationActions
function read<N extends keyof Actions>(action: N, answer: LightMyRequestResponse) {
  return applicationActions[action].output.parse(answer.json<{ data: unknown }>().data) as ReturnType<Actions[N]['output']['parse']>
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

describe('approving an application', () => {
  it('makes the customer with its terms and an owner, who gets a link to choose a password', async () => {
    const application_id = await agencyApplies(world, { email: 'Anna@Three-Whales.example' })
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
    const application_id = await agencyApplies(world, { name: 'ООО «Опоздание»', email: 'late@example.com' })
    await world.pool.query(`insert into users (login, name, roles) values ('late@example.com', 'first', '{editor}')`)
    expect((await staff('approve_customer', { application_id, settlement: 'invoice' })).json()).toMatchObject({ code: 'email_taken' })
    expect((await world.pool.query(`select from customers where name = 'ООО «Опоздание»'`)).rowCount).toBe(0)
    expect(await row('applications', application_id)).toMatchObject({ status: 'new' })
  })

  it("takes the login from somebody's invitation that was not accepted, and its link opens nothing any more", async () => {
    const email = 'guest@example.com'
    await ask(world, { as: 'agencyOwner', action: 'invite_member', data: { name: 'Гость', email, roles: ['guide'] } })
    const invitation = testIdentity.secrets.linkToken(String((await lastMail())['link_id']))
    const application_id = await agencyApplies(world, { email })
    const { result } = read('approve_customer', await staff('approve_customer', { application_id, settlement: 'invoice' }))
    expect(result.members).toMatchObject([{ login: email, roles: ['owner'] }])
    const payload = { token: invitation, password: 'nine quiet lighthouses at noon' }
    expect((await world.app.inject({ method: 'POST', url: '/api/v1/password/reset/', payload })).json()).toMatchObject({
      code: 'link_over',
    })

    const again = await agencyApplies(world, { email })
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
    const application_id = await agencyApplies(world)
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
    const known = await agencyApplies(world, { inn: '7830002293' })
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
    const id = await agencyApplies(world, { name: 'ООО «Ладога-тур»', inn: '500100732259' })
    await world.pool.query('update applications set reference = upper(reference) where id = $1', [id])
    const search = searchOf(await row('applications', id))
    expect(read('office_applications', await staff('office_applications', { search })).result.map((found) => found.id)).toContain(id)
    expect(read('office_applications', await staff('office_applications', { search: `${String(search)}ъъ` })).result).toEqual([])
  })
})
