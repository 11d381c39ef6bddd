import { registrationOutput } from '@anfilada/contract/registration/registration'
import type { LightMyRequestResponse } from 'fastify'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createWorld, testIdentity, type World } from '../testing/world.ts'
import { deleteOldApplications } from './index.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
  await world.pool.query(`update users set email = 'owner@agency.example' where id = $1`, [world.users.agencyOwner])
  await world.pool.query(`update customers set inn = '7830002293' where name = 'other'`)
})
afterAll(() => world.close())

let strangers = 0

/** Each application from an address of its own, unless the address is what the test is about. */
function apply(changes: object = {}, { key, from }: { key?: string; from?: string } = {}): Promise<LightMyRequestResponse> {
  strangers++
  return world.app.inject({
    method: 'POST',
    url: '/api/v1/registration/',
    remoteAddress: from ?? `10.2.${Math.floor(strangers / 250)}.${strangers % 250}`,
    headers: key === undefined ? {} : { 'idempotency-key': key },
    payload: {
      kind: 'individual',
      name: 'Анна Новикова',
      email: `${crypto.randomUUID()}@example.com`,
      phone: '+7 921 555-01-90',
      language: 'en',
      consent: true,
      offer_accepted: true,
      ...changes,
    },
  })
}

const organization = {
  name: 'ООО «Три кита»',
  inn: '77 0708 3893',
  kpp: '773601001',
  ogrn: '1027700132195',
  legal_address: 'Москва, ул. Вавилова, 19',
  bank_name: 'Банк',
  bik: '044525225',
  account: '40702 810 1 3825 0123017',
  corr_account: '30101810400000000225',
}
const company = { kind: 'legal_entity', organization }

function referenceOf(answer: LightMyRequestResponse): string {
  return registrationOutput.parse(answer.json<{ data: unknown }>().data).application_id
}

type Application = Record<string, unknown> & { id: number; email: string }
async function written(answer: LightMyRequestResponse): Promise<Application> {
  const { rows } = await world.pool.query<Application>('select * from applications where reference = $1', [referenceOf(answer)])
  return rows[0] as Application
}

async function mailsTo(email: string): Promise<{ template: string; language: string; facts: unknown; link_id: string | null }[]> {
  const { rows } = await world.pool.query(
    `select template, language, facts, link_id from mails where lower(recipient) = lower($1) order by id`,
    [email],
  )
  return rows as never
}

function confirm(token: string): Promise<LightMyRequestResponse> {
  return world.app.inject({ method: 'POST', url: '/api/v1/registration/confirm/', payload: { token } })
}

async function tokenFor(email: string): Promise<string> {
  return testIdentity.secrets.linkToken((await mailsTo(email)).at(-1)?.link_id ?? '')
}

describe('very many applications with one e-mail', () => {
  it('wait, from whatever network they come', async () => {
    const answers = []
    for (let turn = 0; turn < 8; turn++) answers.push(await apply({ ...company, email: 'buried@example.com' }, { from: `10.7.${turn}.1` }))
    expect(answers.map(({ statusCode }) => statusCode)).toContain(429)
    expect((await apply({ ...company, email: 'another@example.com' }, { from: '10.7.1.1' })).statusCode).toBe(200)
  })
})

describe('an application', () => {
  it('is written with what was agreed to, when and from where, and asks to confirm the e-mail', async () => {
    const answer = await apply({ ...company, email: 'Anna@Example.com' }, { from: '10.9.9.9' })
    expect(await written(answer)).toMatchObject({
      status: 'new',
      email: 'Anna@Example.com',
      organization: { inn: '7707083893', account: '40702810138250123017' },
      consent_version: '1',
      offer_version: '1',
      consent_address: '10.9.9.9',
      consent_at: expect.any(Date),
      email_confirmed_at: null,
      known_user_id: null,
    })
    expect(await mailsTo('anna@example.com')).toEqual([
      { template: 'confirm_email', language: 'en', facts: { name: 'Анна Новикова' }, link_id: expect.any(String) },
    ])
    const { rows } = await world.pool.query(
      `select actor_id, actor_name, host(address) as address from audit_log where action = 'application.sent' order by id desc limit 1`,
    )
    expect(rows).toEqual([{ actor_id: null, actor_name: 'Анна Новикова', address: '10.9.9.9' }])
  })

  it.each([
    ['without consent', { consent: false }, { consent: 'required' }],
    ['without the offer', { offer_accepted: false }, { offer_accepted: 'required' }],
    ['whose consent is bundled with the offer', { consent: undefined }, { consent: 'required' }],
    ['of a legal entity without its requisites', { kind: 'legal_entity' }, { organization: 'required' }],
    ['with something else than an e-mail', { email: 'anna@' }, { email: 'email' }],
    ['with a line break in the e-mail', { email: 'anna@example.com\r\nBcc: all@example.com' }, { email: 'email' }],
    ['with words for a telephone', { phone: 'позвоните мне' }, { phone: 'phone' }],
  ])('%s is not accepted', async (_name, changes, faults) => {
    const answer = await apply(changes)
    expect(answer.statusCode).toBe(400)
    expect(Object.keys(answer.json<{ fields: object }>().fields)).toEqual(Object.keys(faults))
  })

  it('without a word about the offer is taken, and says that none was accepted', async () => {
    const { application_id: reference } = (await apply({ offer_accepted: undefined })).json<{ data: { application_id: string } }>().data
    const { rows } = await world.pool.query('select consent_version, offer_version from applications where reference = $1', [reference])
    expect(rows).toEqual([{ consent_version: '1', offer_version: '' }])
  })

  it('whose text of the consent has changed meanwhile is to be read again', async () => {
    expect((await apply({ consent_version: '2020-01-01' })).json()).toMatchObject({
      code: 'texts_changed',
      fields: { consent: expect.any(String) },
    })
    expect((await apply({ offer_version: '2020-01-01' })).json()).toMatchObject({
      code: 'texts_changed',
      fields: { offer_accepted: expect.any(String) },
    })
    expect((await apply({ consent_version: '1', offer_version: '1' })).json()).toMatchObject({ success: true })
  })

  it('with wrong requisites is refused at their fields', async () => {
    const answer = await apply({ ...company, organization: { ...organization, inn: '7707083894', bik: '1' } })
    expect(answer.json()).toMatchObject({
      code: 'requisites_wrong',
      fields: { 'organization.inn': expect.any(String), 'organization.bik': expect.any(String) },
    })
  })

  it('with an account that does not fit its bank is accepted when the applicant confirms it', async () => {
    const doubtful = { ...company, organization: { ...organization, account: '40702810238250123017' } }
    expect((await apply(doubtful)).json()).toMatchObject({
      code: 'account_key_doubtful',
      fields: { 'organization.account': expect.any(String) },
    })
    expect((await apply({ ...doubtful, account_confirmed: true })).json()).toMatchObject({ success: true })
  })

  it('repeated with its key is one application with one answer', async () => {
    const once = { key: crypto.randomUUID() }
    const email = 'twice@example.com'
    const [first, second] = [await apply({ email }, once), await apply({ email }, once)]
    expect(second.json()).toEqual(first.json())
    expect((await world.pool.query('select from applications where email = $1', [email])).rowCount).toBe(1)
    expect((await apply({ email: 'other@example.com' }, once)).json()).toMatchObject({ code: 'key_reused' })
  })

  it('from one address too often has to wait, from another it has not', async () => {
    const answers = []
    for (let time = 0; time < 12; time++) answers.push((await apply({}, { from: '10.8.8.8' })).statusCode)
    expect(answers.slice(0, 10)).toEqual(Array(10).fill(200))
    expect(answers.slice(10)).toContain(429)
    expect((await apply({}, { from: '10.8.8.9' })).statusCode).toBe(200)
  })

  it("does not bury a stranger's mailbox: three mails an hour, and the same answers", async () => {
    const answers = []
    for (let time = 0; time < 5; time++) answers.push(await apply({ email: 'stranger@example.com' }))
    expect(answers.map((answer) => answer.statusCode)).toEqual(Array(5).fill(200))
    expect(await mailsTo('stranger@example.com')).toHaveLength(3)
  })
})

describe('an application with an e-mail that has a login', () => {
  it.each(['owner@agency.example', 'OWNER@agency.example'])(
    '%s is answered like any other, told to its owner, and shown to nobody',
    async (email) => {
      const [known, unknown] = [await apply({ email }), await apply()]
      expect(known.statusCode).toBe(unknown.statusCode)
      expect(known.body.replace(referenceOf(known), '')).toBe(unknown.body.replace(referenceOf(unknown), ''))
      expect(Object.keys(known.headers).toSorted()).toEqual(Object.keys(unknown.headers).toSorted())
      expect((await mailsTo(email)).at(-1)).toEqual({
        template: 'known_email',
        language: 'ru',
        facts: { name: 'agencyOwner' },
        link_id: null,
      })
      expect(await written(known)).toMatchObject({ known_user_id: world.users.agencyOwner })
    },
  )

  it('that belongs to a login itself is known, too; of who was removed, or only invited by somebody, it is not', async () => {
    await world.pool.query(`update users set login = 'login@agency.example' where id = $1`, [world.users.agencyManager])
    await world.pool.query(`update users set email = 'gone@agency.example' where id = $1`, [world.users.removed])
    expect(await written(await apply({ email: 'login@agency.example' }))).toMatchObject({ known_user_id: world.users.agencyManager })
    expect(await written(await apply({ email: 'gone@agency.example' }))).toMatchObject({ known_user_id: null })
    await world.pool.query(
      `insert into users (customer_id, login, email, name, roles, status)
       select customer_id, 'guest@example.com', 'guest@example.com', 'guest', '{guide}', 'invited' from users where id = $1`,
      [world.users.agencyOwner],
    )
    expect(await written(await apply({ email: 'guest@example.com' }))).toMatchObject({ known_user_id: null })
  })

  it('costs the same statements, so that the clock tells nothing either', async () => {
    const watched = vi.spyOn(pg.Client.prototype, 'query')
    const statements = async (changes: object): Promise<unknown[]> => {
      watched.mockClear()
      await apply(changes)
      return watched.mock.calls.map(([asked]) => (asked as { name?: string }).name ?? asked)
    }
    const known = await statements({ email: 'owner@agency.example' })
    expect(known).toEqual(await statements({}))
    expect(known).toEqual(expect.arrayContaining(['application_insert', 'link_insert', 'mail_queue', 'commit']))
    watched.mockRestore()
  })

  it('with an INN that is known is an application like any other', async () => {
    const answer = await apply({ ...company, organization: { ...organization, inn: '7830002293' } })
    expect(await written(answer)).toMatchObject({ status: 'new', known_user_id: null })
  })
})

describe('the link of the mail', () => {
  it('confirms the e-mail once, and only as what it was made for', async () => {
    const answer = await apply({ email: 'confirm@example.com' })
    const token = await tokenFor('confirm@example.com')
    expect((await confirm(token)).json()).toEqual({ success: true, data: {} })
    expect(await written(answer)).toMatchObject({ email_confirmed_at: expect.any(Date) })
    expect((await confirm(token)).json()).toMatchObject({ code: 'link_over' })
    const reset = await world.app.inject({
      method: 'POST',
      url: '/api/v1/password/reset/',
      payload: { token, password: 'nine quiet lighthouses' },
    })
    expect(reset.json()).toMatchObject({ code: 'link_over' })
  })

  it('opens nothing when it is over, unknown or broken', async () => {
    await apply({ email: 'late@example.com' })
    const token = await tokenFor('late@example.com')
    await world.pool.query(`update one_time_links set expires_at = now() where purpose = 'confirm_email'`)
    const answers = [await confirm(token), await confirm('x'.repeat(43)), await confirm('…')]
    for (const answer of answers) expect(answer.json()).toMatchObject({ code: 'link_over' })
    expect(new Set(answers.map((answer) => answer.body)).size).toBe(1)
  })
})

describe('applications that nobody confirmed', () => {
  it('are forgotten after a month, with the personal data in them, and no others', async () => {
    const [old, fresh, confirmed] = [await apply(), await apply(), await apply()]
    await world.pool.query(`update applications set created_at = now() - interval '31 days' where reference = any ($1)`, [
      [referenceOf(old), referenceOf(confirmed)],
    ])
    await world.pool.query('update applications set email_confirmed_at = now() where reference = $1', [referenceOf(confirmed)])
    expect(await deleteOldApplications(world.pool)).toBe(1)
    expect([await written(old), await written(fresh), await written(confirmed)].map(Boolean)).toEqual([false, true, true])
  })
})
