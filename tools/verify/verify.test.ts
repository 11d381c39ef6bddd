import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createPool, type Db, type OpenPool } from '../../packages/server/src/db/pool.ts'
import { seedDemo } from '../../packages/server/src/demo/seed.ts'
import { createTestDatabase, type TestDatabase } from '../test/database.ts'
import { type ReportName, reports } from './report.ts'

let database: TestDatabase
let pool: OpenPool

beforeAll(async () => {
  database = await createTestDatabase()
  await seedDemo(database.url, { today: '2026-11-21' })
  pool = createPool({ url: database.url, size: 2, onError: () => undefined })
})

afterAll(async () => {
  await pool.end()
  await database.drop()
})

/** Kinds of the faults that are found after the planting; all is taken back. */
async function faultsAfter(name: ReportName, planting: string): Promise<string[]> {
  return planted(planting, async (db) => {
    const { clean, lines } = await reports[name](db)
    return clean ? [] : lines.map((line) => line.slice(0, line.indexOf(':'))).toSorted()
  })
}

async function planted<T>(planting: string, look: (db: Db) => Promise<T>): Promise<T> {
  const client: pg.PoolClient = await pool.connect()
  try {
    await client.query('begin')
    // Plants what constraints and triggers refuse: a fault that they let through is what the verifiers are for.
    await client.query('set local session_replication_role = replica')
    await client.query('alter table slots drop constraint slots_never_oversold')
    await client.query(planting)
    return await look(client)
  } finally {
    await client.query('rollback')
    client.release()
  }
}

const firstOrder = (status: string): string => `(select min(orders.id) from orders where orders.status = '${status}')`
const confirmed = firstOrder('confirmed')
const waiting = firstOrder('waiting_list')
const untouched = `(select min(slots.id) from slots where slots.taken = 0)`
const crowded = `(select min(slots.id) from slots where slots.taken = slots.capacity)`
/** An order that has its slot for itself. */
const alone = `(select min(orders.id) from orders join slots on slots.id = orders.slot_id
  where orders.status = 'confirmed' and orders.places = slots.taken and not slots.has_rules)`
const chargeOf = (order: string): string =>
  `(select ledger_transactions.id from ledger_transactions where ledger_transactions.reference = 'order:' || ${order} and ledger_transactions.kind = 'charge')`

/** A balanced posting to the account of a customer. */
function posting(kind: string, reference: string, customer: string, amount: number): string {
  return `with posted as (insert into ledger_transactions (kind, reference) values ('${kind}', ${reference}) returning id)
    insert into ledger_entries (transaction_id, line_no, account_id, amount_kopecks)
    select posted.id, line.line_no, line.account_id, line.amount from posted, (values
      (1, (select ledger_accounts.id from ledger_accounts where ledger_accounts.customer_id = ${customer}), ${amount}),
      (2, (select ledger_accounts.id from ledger_accounts where ledger_accounts.kind = 'income' and ledger_accounts.item = 'tickets'), -(${amount}))
    ) as line (line_no, account_id, amount)`
}
const customerOf = (order: string): string => `(select orders.customer_id from orders where orders.id = ${order})`
const anotherCustomer = `(select customers.id from customers where customers.id <> ${customerOf(confirmed)} order by customers.id limit 1)`

describe('verifying an untouched demo', () => {
  test('finds no difference in places and says how much was counted', async () => {
    const { clean, lines } = await reports.capacity(pool)
    expect(clean).toBe(true)
    expect(lines).toEqual([expect.stringMatching(/^no differences: \d{5} slots, \d{5} orders, \d+ equipment_days$/)])
  })

  test('finds no difference in money and says how much was counted', async () => {
    const { clean, lines } = await reports.ledger(pool)
    expect(clean).toBe(true)
    expect(lines).toEqual([expect.stringMatching(/^no differences: \d+ transactions, \d{5} orders, \d+ payments, \d+ bank_entries$/)])
  })
})

describe('verifying the places', () => {
  const plantings: [string, string, string[]][] = [
    ['a place that no order takes', `update slots set taken = slots.taken + 1 where slots.id = ${untouched}`, ['taken_differs']],
    ['a place that was lost', `update slots set taken = slots.taken - 1 where slots.id = ${crowded}`, ['taken_differs']],
    ['a counter below zero', `update slots set taken = -1 where slots.id = ${untouched}`, ['below_zero', 'taken_differs']],
    ['a slot sold beyond its capacity', `update slots set capacity = slots.capacity - 1 where slots.id = ${crowded}`, ['over_capacity']],
    [
      'an order with more places than tickets',
      `update orders set places = orders.places + 1 where orders.id = ${waiting}`,
      ['places_differ'],
    ],
    [
      'an order without its tickets',
      `update orders set lines = '[["service", "ag", 2, 100]]' where orders.id = ${waiting}`,
      ['places_differ'],
    ],
    [
      'an order that waits on the slot of another object, in line elsewhere',
      `update orders set slot_id = (select min(slots.id) from slots where slots.museum_object_id <> orders.museum_object_id) where orders.id = ${waiting}`,
      ['foreign_slot', 'line_differs'],
    ],
    [
      'an order on the slot of another day',
      `update orders set pass_date = orders.pass_date + 1 where orders.id = ${waiting}`,
      ['foreign_slot'],
    ],
    [
      'a cancelled order that kept its places',
      `update orders set status = 'cancelled', archived_at = now() where orders.id = (select min(orders.id) from orders where orders.status = 'in_processing')`,
      ['taken_differs'],
    ],
    [
      'a promoted order that took no places and still stands in line',
      `update orders set status = 'in_processing' where orders.id = ${waiting}`,
      ['line_differs', 'taken_differs'],
    ],
    ['an order that waits in no line', `delete from waiting_entries where waiting_entries.order_id = ${waiting}`, ['line_differs']],
    [
      'a line that its slot does not know of',
      `update slots set has_rules = false where slots.id = (select orders.slot_id from orders where orders.id = ${waiting})`,
      ['rules_unseen'],
    ],
    [
      'a quota that was not counted',
      `insert into slot_quotas (slot_id, group_category, quota, taken) select slots.id, 'rf', 500, 499 from slots where slots.id = ${untouched};
       update slots set has_rules = true where slots.id = ${untouched}`,
      ['quota_differs'],
    ],
    [
      'a quota that is exceeded',
      `alter table slot_quotas drop constraint slot_quotas_never_over;
       insert into slot_quotas (slot_id, group_category, quota, taken)
       select orders.slot_id, orders.group_category, 0, slots.taken from orders join slots on slots.id = orders.slot_id where orders.id = ${alone};
       update slots set has_rules = true where slots.id = (select orders.slot_id from orders where orders.id = ${alone})`,
      ['over_quota'],
    ],
    [
      'an allotment that was not counted and is more than there is',
      `insert into slot_allotments (slot_id, customer_id, places, used, release_at)
       select slots.id, ${customerOf(confirmed)}, slots.capacity + 5, 3, now() + interval '1 day' from slots where slots.id = ${untouched};
       update slots set has_rules = true where slots.id = ${untouched}`,
      ['allotment_differs', 'over_allotted'],
    ],
  ]

  test.each(plantings)('finds %s and nothing else', async (_, planting, faults) => {
    expect(await faultsAfter('capacity', planting)).toEqual(faults)
  })

  test('names the slot, what should be and what is', async () => {
    const planting = 'update slots set taken = slots.taken + 2 where slots.id = 1'
    const { rows } = await pool.query<{ taken: number }>('select slots.taken from slots where slots.id = 1')
    const taken = rows[0]?.taken ?? 0
    const { lines } = await planted(planting, reports.capacity)
    expect(lines).toEqual([`taken_differs: slot 1, expected ${taken}, found ${taken + 2}`])
  })
})

describe('verifying the money', () => {
  const income = `(select ledger_accounts.id from ledger_accounts where ledger_accounts.kind = 'income' and ledger_accounts.item = 'tickets')`
  const plantings: [string, string, string[]][] = [
    [
      'a transaction that does not sum to zero',
      `update ledger_entries set amount_kopecks = ledger_entries.amount_kopecks - 1 where ledger_entries.transaction_id = ${chargeOf(confirmed)} and ledger_entries.account_id = ${income}`,
      ['unbalanced_ledger', 'unbalanced_transaction'],
    ],
    [
      'two transactions that sum to zero only together',
      `update ledger_entries set amount_kopecks = ledger_entries.amount_kopecks + case when ledger_entries.transaction_id = 1 then 1 else -1 end
       where ledger_entries.transaction_id in (1, 2) and ledger_entries.account_id = ${income}`,
      ['unbalanced_transaction', 'unbalanced_transaction'],
    ],
    [
      'a transaction in two currencies',
      `update ledger_entries set currency = 'CNY' where ledger_entries.transaction_id = ${chargeOf(confirmed)} and ledger_entries.account_id = ${income}`,
      ['unbalanced_ledger', 'unbalanced_ledger', 'unbalanced_transaction', 'unbalanced_transaction'],
    ],
    [
      'a transaction without entries',
      `insert into ledger_transactions (kind, reference) values ('charge', 'nothing')`,
      ['too_few_entries'],
    ],
    ['more taken back than was charged', posting('reversal', `'something'`, customerOf(confirmed), -500), ['reversal_exceeds_charge']],
    [
      'an entry without an account',
      `update ledger_entries set account_id = 999999 where ledger_entries.transaction_id = ${chargeOf(confirmed)} and ledger_entries.account_id = ${income}`,
      ['entry_without_account'],
    ],
    [
      'an account whose customer is gone',
      `insert into ledger_accounts (kind, customer_id) values ('customer', 999999)`,
      ['account_without_customer'],
    ],
    [
      'a confirmed order that was charged too little',
      `update orders set total_kopecks = orders.total_kopecks + 100, lines = orders.lines || '[["service", "ag", 1, 100]]' where orders.id = ${confirmed}`,
      ['charge_differs'],
    ],
    [
      'a confirmed order that was charged twice',
      posting('charge', `'order:' || ${confirmed}`, customerOf(confirmed), 500),
      ['charge_differs'],
    ],
    ['a waiting order that was charged', posting('charge', `'order:' || ${waiting}`, customerOf(waiting), 500), ['charge_differs']],
    [
      'a cancelled order whose charge stayed',
      `update orders set status = 'cancelled', archived_at = now() where orders.id = ${confirmed}`,
      ['charge_differs'],
    ],
    [
      'an order whose lines cost something else than its total',
      `update orders set lines = orders.lines || '[["service", "ag", 1, 100]]' where orders.id = ${confirmed}`,
      ['total_differs'],
    ],
    [
      'a line whose own sum was altered',
      `update orders set lines = jsonb_set(orders.lines, '{0,4}', '{"sum": 1}') where orders.id = ${confirmed}`,
      ['total_differs'],
    ],
    [
      'a penalty of an order that was never charged',
      `update orders set penalty_kopecks = 500 where orders.id = ${waiting}`,
      ['charge_differs', 'penalty_without_charge'],
    ],
    [
      'a penalty that was charged and not noted',
      posting('penalty', `'order:' || ${firstOrder('cancelled')}`, customerOf(firstOrder('cancelled')), 500),
      ['charge_differs'],
    ],
    ['a payment that nobody allocated', `update orders set paid_kopecks = 500 where orders.id = ${confirmed}`, ['paid_differs']],
    [
      'an allocation that the order does not know',
      `insert into ledger_allocations (customer_id, reference, source, amount_kopecks) values (${customerOf(confirmed)}, 'order:' || ${confirmed}, 'payment:1', 500)`,
      ['paid_differs'],
    ],
    [
      'an allocation from another customer',
      `insert into ledger_allocations (customer_id, reference, source, amount_kopecks) values (${anotherCustomer}, 'order:' || ${confirmed}, 'payment:1', 500)`,
      ['paid_differs'],
    ],
    ['a charge to another customer', posting('charge', `'order:' || ${confirmed}`, anotherCustomer, 500), ['charge_without_order']],
    ['a charge for an order that never was', posting('charge', `'order:999999999'`, anotherCustomer, 500), ['charge_without_order']],
  ]

  test.each(plantings)('finds %s and nothing else', async (_, planting, faults) => {
    expect(await faultsAfter('ledger', planting)).toEqual(faults)
  })

  test('lets a charge stand that is no order’s', async () => {
    expect(await faultsAfter('ledger', posting('charge', `'fee:1'`, anotherCustomer, 500))).toEqual([])
  })
})
