import type { CustomerRow, MemberRow } from '@anfilada/contract/interchange/customers'
import { fieldSentence } from '@anfilada/phrases/refusals'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demoRequisites } from '../../demo/requisites.ts'
import { createTestDatabase } from '../../../../../tools/test/database.ts'
import { createPool, type Tx } from '../../db/pool.ts'
import { carrying, faultsOf } from '../../testing/carrying.ts'
import { ask, createWorld, type World } from '../../testing/world.ts'

let world: World
let files: ReturnType<typeof carrying>
beforeAll(async () => {
  world = await createWorld()
  files = carrying(world.pool)
})
afterAll(() => world.close())

/** An agency with sound papers; another number, another one. */
function agency(number: number, changes: Partial<CustomerRow> = {}): CustomerRow {
  const { name, inn, legal_address, ...papers } = demoRequisites(`ООО «Агентство ${number}»`, number)
  return {
    kind: 'legal_entity',
    name,
    inn,
    kpp: papers.kpp ?? null,
    ogrn: papers.ogrn ?? null,
    legal_address,
    bank_name: papers.bank_name ?? null,
    bik: papers.bik ?? null,
    account: papers.account ?? null,
    corr_account: papers.corr_account ?? null,
    account_confirmed: false,
    email: `office@agency-${number}.example`,
    phone: '+7 812 555-01-01',
    language: 'ru',
    settlement: 'invoice',
    pay_hours: null,
    credit_limit: 50_000_000,
    contract_number: `A-${number}`,
    contract_date: '2026-03-01',
    blocked: null,
    ...changes,
  }
}
const keyOf = ({ inn, kpp }: CustomerRow): string => `${inn}/${kpp}`
function owner(of: CustomerRow, changes: Partial<MemberRow> = {}): MemberRow {
  const email = `owner@${of.email?.split('@')[1]}`
  return {
    customer: keyOf(of),
    email,
    login: email,
    name: 'Анна Гид',
    phone: '+7 921 555-01-02',
    language: 'en',
    roles: ['owner'],
    ...changes,
  }
}

const standing = async (inn: string | null) => (await files.whole()).customers.filter((row) => row.inn === inn)
async function one<T>(text: string, values: unknown[] = []): Promise<T | undefined> {
  return (await world.pool.query<T & object>(text, values)).rows[0]
}
async function audited(subject: string): Promise<string[]> {
  const { rows } = await world.pool.query<{ action: string }>('select action from audit_log where subject = $1 order by id', [subject])
  return rows.map(({ action }) => action)
}
const mails = async () => (await one<{ count: number }>('select count(*)::integer as count from mails'))?.count
const told = async (sections: object) => faultsOf(await files.tried(sections)).map(([place, code]) => [place, code])

describe('customers in a file', () => {
  test('come with papers and terms, nobody is written to, and their history begins with it', async () => {
    const row = agency(101)
    expect(await files.taken({ customers: [row] })).toMatchObject({ ok: true })
    expect(await standing(row.inn)).toEqual([row])
    expect(await audited('customer')).toEqual(['customer.added'])
    expect(await mails()).toBe(0)
    await files.taken({ customers: [row] })
    expect(await audited('customer')).toEqual(['customer.added'])
  })

  test('are changed part by part, each by the act that staff have for it', async () => {
    const row = agency(102)
    await files.taken({ customers: [row] })
    const before = (await audited('customer')).length
    const moved = {
      ...row,
      legal_address: 'Санкт-Петербург, Новая ул., д. 1',
      credit_limit: null,
      blocked: 'Долг за май',
      language: 'en' as const,
    }
    await files.taken({ customers: [moved] })
    expect(await standing(row.inn)).toEqual([moved])
    expect((await audited('customer')).slice(before)).toEqual([
      'customer.requisites_changed',
      'customer.terms_changed',
      'customer.language_changed',
      'customer.blocked',
    ])
    await files.taken({ customers: [{ ...moved, blocked: null }] })
    expect((await audited('customer')).at(-1)).toBe('customer.unblocked')
  })

  test('are branches of one organisation by their KPP', async () => {
    const head = agency(103)
    const branch = { ...head, name: 'Филиал', kpp: '780201001' }
    await files.taken({ customers: [head, branch] })
    expect((await standing(head.inn)).map(({ name }) => name)).toEqual([head.name, 'Филиал'])
    expect(await told({ customers: [head, head] })).toEqual([['customers[1]', 'row_twice']])
  })

  test('are held to the rules of their screens, beside each cell', async () => {
    const soundInn = agency(104).inn ?? ''
    const inn = `${soundInn.slice(0, -1)}${(Number(soundInn.at(-1)) + 1) % 10}`
    expect(faultsOf(await files.tried({ customers: [agency(104, { inn })] }))).toEqual([
      ['customers[0].inn', 'inn', fieldSentence('ru', 'inn', 'inn')],
    ])
    expect(await told({ customers: [agency(104, { kpp: null }), agency(105, { legal_address: null })] })).toEqual([
      ['customers[0].kpp', 'required'],
      ['customers[1].legal_address', 'required'],
    ])
    expect(await told({ customers: [agency(104, { pay_hours: 24 }), agency(105, { settlement: 'pay_now' })] })).toEqual([
      ['customers[0].pay_hours', 'invalid'],
      ['customers[1].credit_limit', 'invalid'],
    ])
    expect(await told({ customers: [agency(104, { email: null }), agency(105, { phone: null })] })).toEqual([
      ['customers[0].email', 'required'],
      ['customers[1].phone', 'required'],
    ])
    expect(await told({ customers: [agency(104, { email: 'no address' })] })).toEqual([['customers[0].email', 'email']])
    expect(await standing(soundInn)).toEqual([])
  })

  test('whose account does not fit its bank are asked about, and taken when somebody has confirmed it', async () => {
    const doubtful = agency(106, { account: '40702810000000000001' })
    expect(await told({ customers: [doubtful] })).toEqual([['customers[0].account', 'account_key']])
    const confirmed = { ...doubtful, account_confirmed: true }
    await files.taken({ customers: [confirmed] })
    expect(await standing(doubtful.inn)).toEqual([confirmed])
    expect(await files.tried({ customers: [confirmed] })).toMatchObject({ changes: [] })
    // A confirmation where nothing is doubtful says nothing.
    await files.taken({ customers: [agency(107, { account_confirmed: true })] })
    expect(await files.tried({ customers: [agency(107, { account_confirmed: true })] })).toMatchObject({ changes: [] })
  })

  test('stay what they are, a person or an organisation', async () => {
    const person = agency(108, { kind: 'individual', kpp: null, ogrn: null, inn: null, legal_address: null, bank_name: null, bik: null })
    const bare = { ...person, account: null, corr_account: null, settlement: 'pay_now' as const, credit_limit: null, pay_hours: 24 }
    await files.taken({ customers: [bare] })
    expect((await files.whole()).customers.find(({ email }) => email === bare.email)).toEqual(bare)
    await files.taken({ customers: [agency(109)] })
    expect(await told({ customers: [agency(109, { kind: 'individual' })] })).toEqual([['customers[0].kind', 'customer_kind_fixed']])
  })
})

describe('two files at once that bring the first customer of all', () => {
  test('make it once: the second waits, and finds it', async () => {
    const database = await createTestDatabase()
    const pool = createPool({ url: database.url, size: 4, onError: () => undefined })
    const into = carrying(pool)
    const row = agency(110)
    const first = await pool.connect()
    await first.query('begin')
    await into.takenIn(first as typeof first & Tx, { customers: [row] })
    const second = into.taken({ customers: [row] })
    const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    await expect.poll(async () => (await pool.query(waiting)).rows).toHaveLength(1)
    await first.query('commit')
    first.release()
    expect(await second).toMatchObject({ ok: true, value: { sections: [{ new: 0, unchanged: 1 }] } })
    expect((await into.whole()).customers).toEqual([row])
    await pool.end()
    await database.drop()
  })
})

describe('a file of customers, members and licenses that is being read', () => {
  test('keeps nobody waiting who holds places: only the customers that it writes', async () => {
    const reading = await world.pool.connect()
    await reading.query('begin')
    const row = agency(117)
    const { licenses } = await files.whole()
    await files.takenIn(reading as typeof reading & Tx, { customers: [row], members: [owner(row)], licenses })
    const locked = await world.pool.query(`select name from customers where name = 'agency' for no key update nowait`)
    expect(locked.rows).toEqual([{ name: 'agency' }])
    await reading.query('rollback')
    reading.release()
  })
})

describe('members of customers in a file', () => {
  test('have no password and no mail; they get their links when staff send them from the customer’s card', async () => {
    const row = agency(111)
    const [first, second] = [
      owner(row),
      owner(row, { email: 'guide@agency-111.example', login: null, name: 'Борис', roles: ['guide'], phone: null }),
    ]
    expect(await files.taken({ customers: [row], members: [first, second] })).toMatchObject({ ok: true })
    const { rows } = await world.pool.query(
      `select login, status, password_hash as hash from users where login like '%@agency-111.example' order by id`,
    )
    expect(rows).toEqual([
      { login: first.login, status: 'invited', hash: null },
      { login: second.email, status: 'invited', hash: null },
    ])
    expect(await mails()).toBe(0)
    expect(await files.tried({ members: [first, second] })).toMatchObject({ changes: [] })

    const customer = await one<{ id: number }>('select id from customers where inn = $1', [row.inn])
    await ask(world, { as: 'admin', api: 'office', action: 'resend_customer_link', data: { customer_id: customer?.id } })
    const { rows: sent } = await world.pool.query<{ recipient: string; template: string }>(
      'select recipient, template from mails order by id',
    )
    expect(sent).toEqual([first.email, second.email].map((recipient) => ({ recipient, template: 'application_approved' })))
    await world.pool.query('delete from mails')
  })

  test('change name, roles, telephone and language, and never their e-mail', async () => {
    const row = agency(112)
    await files.taken({ customers: [row], members: [owner(row)] })
    const before = (await audited('member')).length
    const changed = owner(row, { name: 'Анна Петрова', roles: ['owner', 'accountant'], phone: null })
    await files.taken({ members: [changed] })
    expect((await files.whole()).members.find(({ login }) => login === changed.login)).toEqual(changed)
    expect((await audited('member')).slice(before)).toEqual(['member.roles_changed', 'member.name_changed', 'member.profile_changed'])
    expect(await told({ members: [{ ...changed, email: 'thief@other.example' }] })).toEqual([['members[0].email', 'member_email_own']])
  })

  test('belong to one customer, with a login that nobody else has', async () => {
    const [row, other] = [agency(113), agency(114)]
    await files.taken({ customers: [row, other], members: [owner(row)] })
    expect(await told({ members: [owner(row, { customer: keyOf(other) })] })).toEqual([['members[0].customer', 'member_elsewhere']])
    // An employee of the company signs in with it.
    expect(await told({ members: [owner(other, { login: 'admin' })] })).toEqual([['members[0].login', 'email_taken']])
    expect(await told({ members: [owner(row, { login: 'another' })] })).toEqual([['members[0].email', 'member_twice']])
    expect(await told({ members: [owner(other, { email: null, login: null })] })).toEqual([['members[0].email', 'login_missing']])
    expect(await told({ members: [owner(other, { email: null, login: 'words' })] })).toEqual([['members[0].email', 'required']])
    expect(await told({ members: [owner(other), owner(other)] })).toEqual([['members[1]', 'row_twice']])
  })

  test('keep the last owner who signs in', async () => {
    const row = agency(115)
    await files.taken({ customers: [row], members: [owner(row)] })
    await world.pool.query(`update users set status = 'active' where login = $1`, [owner(row).login])
    expect(await told({ members: [owner(row, { roles: ['manager'] })] })).toEqual([['members[0].roles', 'last_owner']])
  })

  test('come all or none: one login too many and not even the customer is there', async () => {
    const row = agency(116)
    const faulty = { customers: [row], members: [owner(row), owner(row, { login: 'admin', email: 'x@y.example' })] }
    expect(await told(faulty)).toEqual([['members[1].login', 'email_taken']])
    await files.taken(faulty)
    expect(await standing(row.inn)).toEqual([])
  })
})
