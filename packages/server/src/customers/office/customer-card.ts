import type { OfficeCustomerCard } from '@anfilada/contract/customers/office-customers'
import { answerOnce } from '../../db/idempotency.ts'
import type { Db, Tx } from '../../db/pool.ts'
import type { ActionRequest } from '../../http/actions.ts'
import { accept, type Outcome, refuse } from '../../outcome.ts'
import { findCustomer, listCustomerHistory, listMembersOf } from '../customers.reads.ts'
import { cardAnswer } from './customers.presenter.ts'

const historyLength = 50

type Card = { result: OfficeCustomerCard }

/** A decision about a customer, once for each key; answers the card as it is afterwards. */
export function answerCard(
  { pool, once }: Pick<ActionRequest<unknown>, 'pool' | 'once'>,
  work: (tx: Tx) => Promise<Outcome<number>>,
): Promise<Outcome<Card>> {
  return answerOnce(pool, once, async (tx) => {
    const outcome = await work(tx)
    return outcome.ok ? findCard(tx, outcome.value) : outcome
  })
}

/** The customer as its card in the office shows it. */
export async function findCard(db: Db, customerId: number): Promise<Outcome<Card>> {
  const customer = await findCustomer(db, customerId)
  if (!customer) return refuse('customer_not_found')
  const members = await listMembersOf(db, customerId)
  return accept({ result: cardAnswer(customer, members, await listCustomerHistory(db, customerId, historyLength)) })
}
