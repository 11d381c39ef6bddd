import { type OpeningBalanceRow, openingBalanceRow } from '@anfilada/contract/interchange/opening-balances'
import type { Db, Tx } from '../../db/pool.ts'
import type { Acting } from '../../identity/index.ts'
import { listStandingOpenings, lockAllOpenings, proposeOpening } from '../../ledger/index.ts'
import { date, money, orNone, text } from '../frame/cell-kinds.rules.ts'
import { said, type Said } from '../frame/placed-faults.ts'
import type { RowChange, Section } from '../frame/section.ts'
import { findingCustomers, keysOfCustomers } from '../references/customers.ts'
import { inOrder, saidOf } from '../references/writing.ts'

/** What customers owed or had paid ahead in the system before: a file enters it, a second person posts it on the screen (decision 0080). */
export const openingBalances: Section<OpeningBalanceRow> = {
  name: 'opening_balances',
  schema: openingBalanceRow,
  sheet: {
    name: 'opening_balances',
    columns: [
      { title: 'customer', path: ['customer'], kind: text, key: true, width: 26 },
      { title: 'as_of', path: ['as_of'], kind: date },
      { title: 'owed', path: ['owed'], kind: orNone(money), width: 18 },
      { title: 'prepaid', path: ['prepaid'], kind: orNone(money), width: 18 },
      { title: 'note', path: ['note'], kind: text, width: 36 },
    ],
  },
  may: { read: ['read', 'Ledger'], write: ['update', 'Ledger'] },
  keyOf: ({ customer }) => customer,
  nameOf: ({ customer }, _, names) => names.customer(customer),
  showsNewCells: true,
  canonical,
  read: readOpenings,
  faults: (row) => {
    const { owed, prepaid } = canonical(row)
    return (owed === null) === (prepaid === null) ? [said([sumOf(row)[0]], 'not_one_sum')] : []
  },
  lock: lockAllOpenings,
  write: writeOpenings,
}

/** Programs write a zero where nothing is owed. */
function canonical({ customer, as_of, owed, prepaid, note }: OpeningBalanceRow): OpeningBalanceRow {
  return { customer, as_of, owed: owed || null, prepaid: prepaid || null, note }
}

function sumOf({ owed, prepaid }: OpeningBalanceRow): ['owed' | 'prepaid', number] {
  return prepaid ? ['prepaid', prepaid] : ['owed', owed ?? 0]
}

async function readOpenings(db: Db): Promise<OpeningBalanceRow[]> {
  const keys = await keysOfCustomers(db)
  return (await listStandingOpenings(db)).flatMap(({ customerId, asOf, amount, note }) => {
    const customer = keys.get(customerId)
    return customer === undefined
      ? []
      : [canonical({ customer, as_of: asOf, owed: Math.max(amount, 0), prepaid: Math.max(-amount, 0), note })]
  })
}

/** Each waits for the second person; one that stands is never written over. */
async function writeOpenings(tx: Tx, { caller, origin }: Acting, changes: readonly RowChange<OpeningBalanceRow>[]): Promise<Said[][]> {
  if (caller.userId === null) return changes.map((_change, at) => (at === 0 ? [said([], 'person_needed')] : []))
  const person = { caller, origin }
  const find = await findingCustomers(tx)
  const posted = new Set((await listStandingOpenings(tx)).flatMap(({ customerId, isPosted }) => (isPosted ? [customerId] : [])))
  return inOrder(changes, async ({ before, after }) => {
    const found = find(after.customer)
    if (!found.ok) return found.faults
    if (before) return differing(before, after).map((field) => said([field], posted.has(found.id) ? 'opening_posted' : 'opening_waits'))
    const { as_of: asOf, owed, prepaid, note } = after
    const brought = { customerId: found.id, asOf, amount: (owed ?? 0) - (prepaid ?? 0), note }
    return saidOf(await proposeOpening(tx, person, brought), 'customer')
  })
}

function differing(before: OpeningBalanceRow, after: OpeningBalanceRow): (keyof OpeningBalanceRow)[] {
  const [was, is] = [sumOf(before), sumOf(after)]
  return [
    ...(was.join(' ') === is.join(' ') ? [] : [is[0]]),
    ...(['as_of', 'note'] as const).filter((field) => before[field] !== after[field]),
  ]
}
