import { createHash } from 'node:crypto'
import { type Act, type ActPeriod, type ActRow, actOf, actRows, isActPeriod } from '@anfilada/contract/reconciliation/act'
import { findCustomer } from '../customers/index.ts'
import { findCompany } from '../db/company.reads.ts'
import type { Pool, Tx } from '../db/pool.ts'
import { inTransaction } from '../db/transaction.ts'
import { findOpening, listMoves, lockCustomerAccount } from '../ledger/index.ts'
import { type Outcome, refuse } from '../outcome.ts'
import { findMuseumName, listOrdersOfMuseum } from './acts.reads.ts'
import { type ActContent, issueVersion, type NewAct } from './acts.store.ts'

export type ActWish = { customerId: number; userId: number; period: ActPeriod; museumId: number | undefined }

/** What the ledger says of a period, as an act of a number and version; the act of before where it says the same. Its id. */
export async function issueAct(pool: Pool, wish: ActWish): Promise<Outcome<number>> {
  if (!isActPeriod(wish.period)) return refuse('period_too_long', 'period_upper')
  return inTransaction(pool, async (tx) => {
    const customer = await findCustomer(tx, wish.customerId)
    if (!customer) return refuse('customer_not_found')
    const museum = wish.museumId === undefined ? null : await findMuseumName(tx, wish.museumId)
    if (museum === undefined) return refuse('museum_not_found')
    const company = await findCompany(tx)
    if (!company) return refuse('company_missing')
    const { names, inn, kpp = null, legal_address: address } = company.facts
    // What is posted from now on waits: opening, rows and closing are of one moment.
    await lockCustomerAccount(tx, wish.customerId)
    const { rows, ...sums } = await readAct(tx, wish)
    const content: ActContent = {
      company: { name: names.ru, inn, kpp, address },
      customer: { name: customer.name, inn: customer.inn, kpp: customer.kpp, address: customer.legal_address },
      contract: customer.contract_number === null ? null : { number: customer.contract_number, date: customer.contract_date },
      museum,
      rows: rows.map(({ date, kind, reference, debit, credit }) => ({ date, kind, reference, debit, credit })),
    }
    const { customerId, period, userId, museumId = null } = wish
    return issueVersion(tx, { customerId, userId, period, museumId, sums, content, digest: digestOf(sums, content) })
  })
}

async function readAct(tx: Tx, { customerId, period, museumId }: ActWish): Promise<NewAct['sums'] & Pick<Act, 'rows'>> {
  const rows = actRows(await listMoves(tx, customerId, period))
  if (museumId === undefined) return actOf(await findOpening(tx, customerId, period), rows)
  const { debit, credit, rows: own } = actOf(0, await rowsOfMuseum(tx, museumId, rows))
  return { opening: null, debit, credit, closing: null, rows: own }
}

/** Money is of no museum. */
async function rowsOfMuseum(tx: Tx, museumId: number, rows: readonly ActRow[]): Promise<ActRow[]> {
  const orderOf = ({ reference }: ActRow): number => Number(/^order:(\d+)$/.exec(reference)?.[1] ?? 0)
  const own = new Set(await listOrdersOfMuseum(tx, museumId, [...new Set(rows.map(orderOf))]))
  return rows.filter((row) => own.has(orderOf(row)))
}

function digestOf(sums: NewAct['sums'], content: ActContent): Buffer {
  return createHash('sha256')
    .update(JSON.stringify([sums, content]))
    .digest()
}
