import { kopecks } from '@anfilada/contract/kopecks'
import { ledgerActions, type LedgerAccount, type LedgerCorrection, type LedgerTransaction } from '@anfilada/contract/ledger/ledger'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Tx } from '../../db/pool.ts'
import { inTransaction } from '../../db/transaction.ts'
import { ask, createWorld, type Principal, type World } from '../../testing/world.ts'
import { charge, findBalance, lockCustomerAccount, receive, reverse } from '../ledger.store.ts'
import { verifyLedger } from '../verify-ledger.ts'

let world: World
let agency: number
let other: number

const tickets = { item: 'tickets', sum: kopecks(150_000), vatPercent: null }
const radio = { item: 'multicast_audio_system', sum: kopecks(100_000), vatPercent: 22 }

function locked<T>(customerId: number, work: (tx: Tx) => Promise<T>): Promise<T> {
  return inTransaction(world.pool, async (tx) => {
    await lockCustomerAccount(tx, customerId)
    return work(tx)
  })
}
const posting = (customerId: number, reference: string) => ({ customerId, reference, actorId: world.users.dispatcher, note: '' })

beforeAll(async () => {
  world = await createWorld()
  const { rows } = await world.pool.query<{ id: number; name: string }>('select id, name from customers')
  const idOf = (name: string): number => rows.find((row) => row.name === name)?.id ?? 0
  ;[agency, other] = [idOf('agency'), idOf('other')]
  await locked(agency, (tx) => charge(tx, posting(agency, 'order:1'), [tickets, radio]))
  await locked(other, (tx) => charge(tx, posting(other, 'order:2'), [tickets]))
  await locked(agency, (tx) => charge(tx, posting(agency, 'order:3'), [tickets]))
  await locked(agency, (tx) => receive(tx, posting(agency, 'payment:1'), 'bank', kopecks(50_000)))
  await locked(agency, (tx) => reverse(tx, posting(agency, 'order:1')))
})
afterAll(async () => {
  expect(await verifyLedger(world.pool)).toEqual([])
  await world.close()
})

async function tell(as: Principal, action: string, data: object, key?: string) {
  const answer = await ask(world, { as, api: 'office', action, data, ...(key !== undefined && { key }) })
  return answer.json<{ success: boolean; code?: string; data: { result: unknown } }>()
}
async function accounts(): Promise<LedgerAccount[]> {
  return ledgerActions.ledger_accounts.output.parse((await tell('admin', 'ledger_accounts', {})).data).result
}
async function transactions(data: object = {}) {
  return ledgerActions.ledger_transactions.output.parse((await tell('officeAccountant', 'ledger_transactions', data)).data)
}
const references = async (data: object) => (await transactions(data)).result.map(({ reference }) => reference)
const accountId = async (account: string, item = ''): Promise<number> =>
  (await accounts()).find((each) => each.account === account && each.item === item)?.id ?? 0

describe('the accounts', () => {
  it('show the company’s own ones and all customers together, and sum to zero', async () => {
    const found = (await accounts()).filter(({ balance }) => balance !== 0)
    expect(found.map(({ account, item, balance }) => [account, item, balance])).toEqual([
      ['customer', '', 250_000],
      ['income', 'tickets', -300_000],
      ['bank', '', 50_000],
    ])
    expect((await accounts()).reduce((sum, { balance }) => sum + balance, 0)).toBe(0)
    expect(found[0]?.id).toBeNull()
  })
})

describe('the transactions', () => {
  it('come newest first with who, what for and entries that sum to zero', async () => {
    const { result, next } = await transactions()
    expect(result.map(({ reference, kind }) => `${kind} ${reference}`)).toEqual([
      'reversal order:1',
      'payment payment:1',
      'charge order:3',
      'charge order:2',
      'charge order:1',
    ])
    expect(next).toBeNull()
    expect(result.at(-1)).toMatchObject({ actor: 'dispatcher', customer: { id: agency, name: 'agency' }, running: null })
    expect(result.at(-1)?.entries.map(({ account, item, amount }) => [account, item, amount])).toEqual([
      ['customer', '', 250_000],
      ['income', 'tickets', -150_000],
      ['income', 'multicast_audio_system', -81_967],
      ['vat', '', -18_033],
    ])
    for (const { entries } of result) expect(entries.reduce((sum, { amount }) => sum + amount, 0)).toBe(0)
  })

  it('of a customer tell after each what he owed then', async () => {
    const { result } = await transactions({ customer_id: agency })
    expect(result.map(({ reference, running }) => [reference, running])).toEqual([
      ['order:1', 100_000],
      ['payment:1', 350_000],
      ['order:3', 400_000],
      ['order:1', 250_000],
    ])
  })

  it('of an account tell what it stood at, also where only some of them are asked for', async () => {
    const account_id = await accountId('income', 'tickets')
    const charges = await transactions({ account_id, kind: 'charge' })
    expect(charges.result.map(({ reference, running }) => [reference, running])).toEqual([
      ['order:3', -450_000],
      ['order:2', -300_000],
      ['order:1', -150_000],
    ])
  })

  it('come in pages that go on where the last one ended', async () => {
    const first = await transactions({ customer_id: agency, limit: 3 })
    expect(first.result.map(({ running }) => running)).toEqual([100_000, 350_000, 400_000])
    const second = await transactions({ customer_id: agency, limit: 3, before: first.next })
    expect(second.result.map(({ running }) => running)).toEqual([250_000])
    expect(second.next).toBeNull()
  })

  it('are narrowed by reference, kind, and account of a customer, all of them together', async () => {
    expect(await references({ reference: 'order:1' })).toEqual(['order:1', 'order:1'])
    expect(await references({ reference: 'order:1', kind: 'reversal' })).toEqual(['order:1'])
    expect(await references({ kind: 'payment' })).toEqual(['payment:1'])
    const both = await transactions({ account_id: await accountId('income', 'tickets'), customer_id: other })
    expect(both.result.map(({ reference, running }) => [reference, running])).toEqual([['order:2', null]])
    expect(await references({ account_id: await accountId('bank'), customer_id: other })).toEqual([])
    expect(await references({ customer_id: 999_999 })).toEqual([])
  })

  it('are read day by day, by the clocks of the museums', async () => {
    await world.pool.query(
      `with posted as (
         insert into ledger_transactions (kind, reference, posted_at)
         values ('payment', 'march:1', '2026-03-01T20:59:59Z'), ('payment', 'march:2', '2026-03-01T21:00:00Z') returning id
       )
       insert into ledger_entries (transaction_id, line_no, account_id, amount_kopecks)
       select posted.id, line.no, ledger_accounts.id, line.amount from posted, (values (1, 'bank', 7), (2, 'unallocated', -7)) line (no, kind, amount)
       join ledger_accounts on ledger_accounts.kind = line.kind`,
    )
    expect(await references({ period_lower: '2026-03-01', period_upper: '2026-03-01' })).toEqual(['march:1'])
    expect(await references({ period_lower: '2026-03-02', period_upper: '2026-03-31' })).toEqual(['march:2'])
    expect(await references({ period_upper: '2026-03-31' })).toEqual(['march:2', 'march:1'])
    expect(await references({ period_lower: '2026-03-02', customer_id: other })).toEqual(['order:2'])
  })

  it('are found one by one', async () => {
    const [first] = (await transactions({ reference: 'payment:1' })).result as [LedgerTransaction]
    expect((await tell('admin', 'ledger_transaction', { transaction_id: first.id })).data.result).toEqual(first)
    expect(await tell('admin', 'ledger_transaction', { transaction_id: 2_000_000_000 })).toMatchObject({ code: 'not_found' })
  })
})

describe('a correction', () => {
  const propose = async (amount = -30_000): Promise<LedgerCorrection> => {
    const answer = await tell('officeAccountant', 'propose_correction', { customer_id: agency, amount, reason: 'Двойной счёт' })
    return ledgerActions.propose_correction.output.parse(answer.data).result
  }
  const decide = (as: Principal, correction_id: number, post: boolean, key?: string) =>
    tell(as, 'decide_correction', { correction_id, post }, key)
  const open = async (as: Principal) =>
    ledgerActions.ledger_corrections.output.parse((await tell(as, 'ledger_corrections', {})).data).result

  it('moves nothing until another employee posts it', async () => {
    const before = await findBalance(world.pool, agency)
    const { id } = await propose()
    expect(await findBalance(world.pool, agency)).toBe(before)
    expect(await open('officeAccountant')).toMatchObject([{ id, decidable: false, proposed_by: 'officeAccountant' }])
    expect(await open('admin')).toMatchObject([{ id, decidable: true }])
    expect(await decide('officeAccountant', id, true)).toMatchObject({ code: 'correction_by_same_person' })
    expect(await findBalance(world.pool, agency)).toBe(before)

    expect(await decide('admin', id, true)).toMatchObject({ data: { result: { state: 'posted', decided_by: 'admin', decidable: false } } })
    expect(await findBalance(world.pool, agency)).toBe(before - 30_000)
    const { result } = await transactions({ reference: `correction:${id}` })
    expect(result).toMatchObject([{ kind: 'correction', note: 'Двойной счёт', actor: 'admin', customer: { id: agency } }])
    expect(await open('admin')).toEqual([])
  })

  it('that is declined moves nothing, and is over', async () => {
    const before = await findBalance(world.pool, agency)
    const { id } = await propose()
    expect(await decide('admin', id, false)).toMatchObject({ data: { result: { state: 'declined' } } })
    expect(await decide('admin', id, true)).toMatchObject({ code: 'correction_decided' })
    expect(await findBalance(world.pool, agency)).toBe(before)
    const declined = await tell('admin', 'ledger_corrections', { state: 'declined', customer_id: agency })
    expect(declined.data.result).toMatchObject([{ id, state: 'declined' }])
  })

  it('is posted once although it is decided twice at once, and once for each key', async () => {
    const before = await findBalance(world.pool, agency)
    const { id } = await propose(700)
    const answers = await Promise.all([decide('admin', id, true), decide('admin', id, true)])
    expect(answers.filter(({ success }) => success)).toHaveLength(1)
    expect(await findBalance(world.pool, agency)).toBe(before + 700)
    const second = await propose(50)
    await Promise.all([decide('admin', second.id, true, 'twice'), decide('admin', second.id, true, 'twice')])
    expect(await findBalance(world.pool, agency)).toBe(before + 750)
  })

  it('of nothing, without a reason, or for nobody is not proposed', async () => {
    const data = { customer_id: agency, amount: 100, reason: 'x' }
    expect(await tell('admin', 'propose_correction', { ...data, amount: 0 })).toMatchObject({ code: 'invalid_fields' })
    expect(await tell('admin', 'propose_correction', { ...data, amount: 0.5 })).toMatchObject({ code: 'invalid_fields' })
    expect(await tell('admin', 'propose_correction', { ...data, reason: ' ' })).toMatchObject({ code: 'invalid_fields' })
    expect(await tell('admin', 'propose_correction', { ...data, customer_id: 2_000_000_000 })).toMatchObject({ code: 'customer_not_found' })
  })

  it('stands in the audit log with who proposed and who posted it', async () => {
    const { id } = await propose(-1)
    await decide('admin', id, true)
    const { rows } = await world.pool.query(
      `select actor_name, action, customer_id, details from audit_log where subject = 'correction' and subject_id = $1 order by id`,
      [String(id)],
    )
    const about = { customer_id: agency, details: { amount: -1, reason: 'Двойной счёт' } }
    expect(rows).toEqual([
      { actor_name: 'officeAccountant', action: 'correction.proposed', ...about },
      { actor_name: 'admin', action: 'correction.posted', ...about },
    ])
  })

  it('cannot be decided by its author past our own rules either', async () => {
    const { id } = await propose()
    await expect(
      world.pool.query(`update ledger_corrections set state = 'posted', decided_by = proposed_by, decided_at = now() where id = $1`, [id]),
    ).rejects.toMatchObject({ code: '23514' })
  })
})
