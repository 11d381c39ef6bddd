import { addDays, defaultZone, todayIn } from '@anfilada/contract/dates'
import { kopecks } from '@anfilada/contract/kopecks'
import { balanceActions } from '@anfilada/contract/ledger/balance'
import { ledgerActions } from '@anfilada/contract/ledger/ledger'
import { openingActions, type LedgerOpening } from '@anfilada/contract/ledger/openings'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sqlErrors } from '../../db/sql-errors.ts'
import { inTransaction } from '../../db/transaction.ts'
import { barrier } from '../../testing/barrier.ts'
import { addSlot, ask, createWorld, place, type Principal, type World } from '../../testing/world.ts'
import { findBalance, lockCustomerAccount, receive } from '../ledger.store.ts'
import { verifyLedger } from '../verify-ledger.ts'
import { decideOnOpenings, proposeOpening } from './open-by-two.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(async () => {
  expect(await verifyLedger(world.pool)).toEqual([])
  await world.close()
})

const asOf = '2026-03-31'

async function tell(as: Principal, action: string, data: object, key?: string) {
  const answer = await ask(world, { as, api: 'office', action, data, ...(key !== undefined && { key }) })
  return answer.json<{ success: boolean; code?: string; fields?: object; data: { result: unknown } }>()
}
async function newCustomer(): Promise<number> {
  const { rows } = await world.pool.query<{ id: number }>(
    `insert into customers (kind, name, settlement) values ('individual', 'Новый', 'pay_now') returning id`,
  )
  return (rows[0] as { id: number }).id
}
const numberOf = async (name: string): Promise<number> =>
  (await world.pool.query<{ id: number }>('select id from customers where name = $1', [name])).rows[0]?.id ?? 0

async function enter(customer_id: number, amount: number, as: Principal = 'officeAccountant'): Promise<LedgerOpening> {
  const answer = await tell(as, 'propose_opening', { customer_id, as_of: asOf, amount, note: 'Акт сверки № 12' })
  return openingActions.propose_opening.output.parse(answer.data).result
}
const decide = (as: Principal, opening_ids: number[], post: boolean, key?: string) =>
  tell(as, 'decide_openings', { opening_ids, post }, key)
async function openOnes(as: Principal, customer: number) {
  const { result } = openingActions.ledger_openings.output.parse((await tell(as, 'ledger_openings', {})).data)
  return result.filter((one) => one.customer.id === customer)
}
/** An employee, as the database knows him. */
function actingAs(who: 'admin' | 'officeAccountant') {
  return { caller: { userId: world.users[who], name: who, customerId: null }, origin: { address: null } }
}
async function bring(customer: number, amount: number): Promise<number> {
  const { id } = await enter(customer, amount)
  expect(await decide('admin', [id], true)).toMatchObject({ success: true })
  return id
}
async function standing(as: Principal) {
  const answer = await ask(world, { as, action: 'get_balance', data: { language: 'en' } })
  return balanceActions.get_balance.output.parse(answer.json<{ data: unknown }>().data).result
}
async function transfer(customerId: number, id: number, amount: number): Promise<void> {
  await inTransaction(world.pool, async (tx) => {
    await lockCustomerAccount(tx, customerId)
    await receive(tx, { customerId, reference: `bank:${id}`, actorId: null }, 'bank', kopecks(amount))
  })
}

describe('a balance from the previous system', () => {
  it('is not in the books until another employee posts it, and then stands there on its day against one account', async () => {
    const customer = await newCustomer()
    const { id } = await enter(customer, 1_250_050)
    expect(await findBalance(world.pool, customer)).toBe(0)
    expect(await openOnes('officeAccountant', customer)).toMatchObject([
      { id, decidable: false, proposed_by: 'officeAccountant', as_of: asOf },
    ])
    expect(await decide('officeAccountant', [id], true)).toMatchObject({ code: 'opening_by_same_person' })
    expect(await decide('officeAccountant', [id], false)).toMatchObject({ code: 'opening_by_same_person' })
    expect(await findBalance(world.pool, customer)).toBe(0)

    expect(await decide('admin', [id], true)).toMatchObject({
      data: { result: [{ state: 'posted', decided_by: 'admin', decidable: false }] },
    })
    expect(await findBalance(world.pool, customer)).toBe(1_250_050)
    const posted = await tell('admin', 'ledger_transactions', { reference: `opening:${id}` })
    const { result } = ledgerActions.ledger_transactions.output.parse(posted.data)
    expect(result).toMatchObject([
      { kind: 'opening', actor: 'admin', note: 'Акт сверки № 12', posted_at: '2026-03-31T20:59:59.000Z', customer: { id: customer } },
    ])
    expect(result[0]?.entries.map(({ account, amount }) => [account, amount])).toEqual([
      ['customer', 1_250_050],
      ['openings', -1_250_050],
    ])
    expect(await openOnes('admin', customer)).toEqual([])
  })

  it('is one of a customer: a second is refused while the first waits and when it is posted, not when it was declined', async () => {
    const customer = await newCustomer()
    const again = { customer_id: customer, as_of: asOf, amount: 5, note: '' }
    const first = await enter(customer, 100)
    expect(await tell('admin', 'propose_opening', again)).toMatchObject({ code: 'opening_exists', fields: { customer_id: {} } })
    await decide('admin', [first.id], false)
    expect(await findBalance(world.pool, customer)).toBe(0)
    await bring(customer, 200)
    expect(await tell('admin', 'propose_opening', again)).toMatchObject({ code: 'opening_exists' })
    expect(await findBalance(world.pool, customer)).toBe(200)
  })

  it('is refused for nobody, of nothing, on a day that is not over and once the customer has postings', async () => {
    const customer = await newCustomer()
    const today = todayIn(defaultZone)
    const data = { customer_id: customer, as_of: asOf, amount: 100, note: '' }
    expect(await tell('admin', 'propose_opening', { ...data, customer_id: 2_000_000_000 })).toMatchObject({ code: 'customer_not_found' })
    expect(await tell('admin', 'propose_opening', { ...data, amount: 0 })).toMatchObject({ code: 'invalid_fields' })
    expect(await tell('admin', 'propose_opening', { ...data, amount: 0.5 })).toMatchObject({ code: 'invalid_fields' })
    expect(await tell('admin', 'propose_opening', { ...data, as_of: today })).toMatchObject({
      code: 'opening_day_not_over',
      fields: { as_of: {} },
    })
    const before = await enter(customer, 100)
    await transfer(customer, 9_001, 70)
    await world.pool.query(
      `alter table ledger_transactions disable trigger ledger_transactions_append_only;
       update ledger_transactions set posted_at = '2026-03-31T20:59:59Z' where reference = 'bank:9001';
       alter table ledger_transactions enable trigger ledger_transactions_append_only`,
    )
    // Somebody posted into the past since: who posts the balance is told, too.
    expect(await decide('admin', [before.id], true)).toMatchObject({ code: 'opening_after_posting' })
    await decide('admin', [before.id], false)
    expect(await tell('admin', 'propose_opening', data)).toMatchObject({ code: 'opening_after_posting', fields: { as_of: {} } })
    expect(await tell('admin', 'propose_opening', { ...data, as_of: addDays(asOf, -1) })).toMatchObject({ success: true })
  })

  it('is posted with others together or not at all, each as a transaction of its own', async () => {
    const customers = [await newCustomer(), await newCustomer(), await newCustomer()]
    const [one, two] = [await enter(customers[0] ?? 0, 300), await enter(customers[1] ?? 0, -40)]
    const own = await enter(customers[2] ?? 0, 7, 'admin')
    expect(await decide('admin', [one.id, two.id, own.id], true)).toMatchObject({ code: 'opening_by_same_person' })
    expect(await decide('admin', [one.id, 2_000_000_000], true)).toMatchObject({ code: 'opening_not_found' })
    expect(await Promise.all(customers.map((id) => findBalance(world.pool, id)))).toEqual([0, 0, 0])
    expect(await decide('admin', [two.id, one.id, two.id], true)).toMatchObject({ success: true })
    expect(await Promise.all(customers.map((id) => findBalance(world.pool, id)))).toEqual([300, -40, 0])
    const { rows } = await world.pool.query(`select reference from ledger_transactions where reference = any ($1) order by 1`, [
      [`opening:${one.id}`, `opening:${two.id}`],
    ])
    expect(rows).toHaveLength(2)
  })

  it('is posted once although two confirm it at the same moment, and once for each key', async () => {
    const customer = await newCustomer()
    const { id } = await enter(customer, 700)
    // Both have read it as open before either locks.
    const both = barrier(world.pool, 'ledger_account_make', 2)
    const acting = actingAs('admin')
    const confirm = () => inTransaction(both, (tx) => decideOnOpenings(tx, acting, { openingIds: [id], post: true }))
    const answers = await Promise.all([confirm(), confirm()])
    expect(answers.map((answer) => (answer.ok ? 'posted' : answer.refusal)).toSorted()).toEqual(['opening_decided', 'posted'])
    expect(await findBalance(world.pool, customer)).toBe(700)

    const other = await newCustomer()
    const second = await enter(other, 50)
    await Promise.all([decide('admin', [second.id], true, 'twice'), decide('admin', [second.id], true, 'twice')])
    expect(await findBalance(world.pool, other)).toBe(50)
  })

  it('is entered once although two enter it at the same moment', async () => {
    const customerId = await newCustomer()
    const both = barrier(world.pool, 'opening_insert', 2)
    const brought = { customerId, asOf, amount: 90, note: '' }
    const enterAs = (who: 'admin' | 'officeAccountant') => inTransaction(both, (tx) => proposeOpening(tx, actingAs(who), brought))
    const answers = await Promise.all([enterAs('admin'), enterAs('officeAccountant')])
    expect(answers.map((answer) => (answer.ok ? 'entered' : answer.refusal)).toSorted()).toEqual(['entered', 'opening_exists'])
    expect(await openOnes('admin', customerId)).toHaveLength(1)
  })

  it('stands in the audit log with who entered and who posted it', async () => {
    const customer = await newCustomer()
    const id = await bring(customer, -1)
    const { rows } = await world.pool.query(
      `select actor_name, action, customer_id, details from audit_log where subject = 'opening' and subject_id = $1 order by id`,
      [String(id)],
    )
    const about = { customer_id: customer, details: { amount: -1, as_of: asOf, note: 'Акт сверки № 12' } }
    expect(rows).toEqual([
      { actor_name: 'officeAccountant', action: 'opening.proposed', ...about },
      { actor_name: 'admin', action: 'opening.posted', ...about },
    ])
  })
})

describe('what the database itself holds of opening balances', () => {
  async function refused(text: string, id: number, code: string): Promise<void> {
    await expect(world.pool.query(text, [id])).rejects.toMatchObject({ code })
  }

  it('is that nobody decides his own, and that what says it is posted stands in the books', async () => {
    const { id } = await enter(await newCustomer(), 10)
    const posted = `update ledger_openings set state = 'posted', decided_at = now(), decided_by =`
    await refused(`${posted} proposed_by where id = $1`, id, '23514')
    await refused(`${posted} ${world.users.admin} where id = $1`, id, sqlErrors.openingDecided.code)
  })

  it('is that what the second person saw is what he posts, and that it is decided once and posted once', async () => {
    const { id } = await enter(await newCustomer(), 10)
    await refused('update ledger_openings set amount_kopecks = 11 where id = $1', id, sqlErrors.openingDecided.code)
    await decide('admin', [id], true)
    await refused(`update ledger_openings set state = 'declined' where id = $1`, id, sqlErrors.openingDecided.code)
    await refused('delete from ledger_openings where id = $1', id, sqlErrors.openingDecided.code)
    await refused(`insert into ledger_transactions (kind, reference) values ('opening', 'opening:' || $1)`, id, '23505')
  })
})

describe('how a customer stands who came with a balance', () => {
  it('says a debt as what it is, until transfers that pay nothing else have covered it', async () => {
    const agency = await numberOf('agency')
    const id = await bring(agency, 500_00)
    expect(await standing('agencyOwner')).toMatchObject({ balance: 500_00, due_total: 500_00, due_opening: 500_00, due_count: 0, kept: 0 })
    await transfer(agency, 9_101, 200_00)
    expect(await standing('agencyOwner')).toMatchObject({ balance: 300_00, due_total: 300_00, due_opening: 300_00, kept: 0 })
    await transfer(agency, 9_102, 350_00)
    expect(await standing('agencyOwner')).toMatchObject({ balance: -50_00, due_total: 0, due_opening: 0, kept: 50_00 })

    // What was wrong with it a correction mends, and the sentence with it.
    const proposed = await tell('officeAccountant', 'propose_correction', {
      customer_id: agency,
      amount: 80_00,
      reason: 'Забыли счёт',
      of_opening: true,
    })
    const { result } = ledgerActions.propose_correction.output.parse(proposed.data)
    expect(result).toMatchObject({ of_opening: true })
    await tell('admin', 'decide_correction', { correction_id: result.id, post: true })
    expect(await standing('agencyOwner')).toMatchObject({ balance: 30_00, due_total: 30_00, due_opening: 30_00, kept: 0 })
    const told = await tell('admin', 'ledger_transactions', { reference: `opening:${id}` })
    expect(told.data.result).toMatchObject([{ kind: 'correction' }, { kind: 'opening' }])
    const stranger = { customer_id: await newCustomer(), amount: 1, reason: 'x', of_opening: true }
    expect(await tell('admin', 'propose_correction', stranger)).toMatchObject({ code: 'opening_not_found' })
  })

  it('says money paid ahead as money on the balance, and lets it pay his orders', async () => {
    const other = await numberOf('other')
    await bring(other, -2_000_000)
    expect(await standing('otherAgency')).toMatchObject({ balance: -2_000_000, due_total: 0, due_opening: 0, kept: 2_000_000 })
    const slot = await addSlot(world, { capacity: 50, date: addDays(todayIn(defaultZone), 30) })
    const order = await place(world, slot, { pass_date: addDays(todayIn(defaultZone), 30) }, 'otherAgency')
    await tell('dispatcher', 'confirm_order', { order_id: order, revision: 1, time: '10:00', entrance: 'Подъезд 3' })
    const { due_total: due } = await standing('otherAgency')
    const paid = await ask(world, { as: 'otherAgency', action: 'use_balance', data: { vouchers: String(order), amount: due } })
    expect(paid.json()).toMatchObject({ success: true, data: { result: { used: due, kept: 2_000_000 - due } } })
    expect(await standing('otherAgency')).toMatchObject({ due_total: 0, kept: 2_000_000 - due, balance: due - 2_000_000 })
  })

  it('begins his act of the day after with it, and names it in words in that of its own day', async () => {
    const agency = await numberOf('agency')
    const act = async (period_lower: string, period_upper: string) => {
      const data = { customer_id: agency, period_lower, period_upper, format: 'xlsx' }
      const { headers } = await ask(world, { as: 'officeAccountant', api: 'office', action: 'revise_customer', data })
      expect(headers['content-type']).toContain('spreadsheet')
    }
    await act('2026-04-01', '2026-04-30')
    await act('2026-03-01', '2026-03-31')
    const { rows } = await world.pool.query(
      `select opening_kopecks as opening, closing_kopecks as closing, content -> 'rows' as rows from reconciliation_acts where customer_id = $1 order by id`,
      [agency],
    )
    expect(rows).toMatchObject([
      { opening: 500_00, closing: 500_00, rows: [] },
      { opening: 0, closing: 500_00, rows: [{ date: asOf, kind: 'opening', debit: 500_00, credit: 0 }] },
    ])
  })
})
