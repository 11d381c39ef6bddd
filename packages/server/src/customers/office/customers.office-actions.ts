import { officeCustomerActions } from '@anfilada/contract/customers/office-customers'
import { feature } from '../../http/actions.ts'
import { accept, type Outcome, refuse } from '../../outcome.ts'
import { findCustomerName, listCustomers } from '../customers.reads.ts'
import { answerCard, findCard } from './customer-card.ts'
import { blockCustomer, changeRequisites, changeTerms, resendLinks, unblockCustomer } from './change-customer.ts'
import type { Tx } from '../../db/pool.ts'
import { type Deciding, findPasswordOwner, type LostFactor, removeFactor } from '../../identity/index.ts'
import { lockCustomer } from '../customers.store.ts'

const pageSize = 50
const namesAtOnce = 10

export const officeCustomersFeature = feature(officeCustomerActions, {
  office_customers: async ({ input, pool }) => {
    const limit = input.limit ?? pageSize
    const { search, status, kind, settlement, after } = input
    const page = pageOf(await listCustomers(pool, { search, status, kind, settlement, after }, limit), limit)
    return accept({ result: page.rows, next: page.next })
  },

  customer_names: async ({ input: { search, customer_id: customerId, limit = namesAtOnce }, pool }) => {
    if (customerId !== undefined) {
      const name = await findCustomerName(pool, customerId)
      return accept({ result: name === undefined ? [] : [{ id: customerId, name }] })
    }
    const filter = { search, status: undefined, kind: undefined, settlement: undefined, after: undefined }
    const found = await listCustomers(pool, filter, limit)
    return accept({ result: found.slice(0, limit).map(({ id, name }) => ({ id, name })) })
  },

  office_customer: ({ input, pool }) => findCard(pool, input.customer_id),

  set_customer_terms: (request) => answerCard(request, (tx) => changeTerms(tx, request, request.input.customer_id, request.input)),

  set_customer_requisites: (request) =>
    answerCard(request, (tx) => {
      const { customer_id, email, phone, name, organization, account_confirmed: confirmed } = request.input
      return changeRequisites(tx, request, customer_id, { email, phone, name, organization, confirmed })
    }),

  block_customer: (request) => answerCard(request, (tx) => blockCustomer(tx, request, request.input.customer_id, request.input.reason)),

  unblock_customer: (request) => answerCard(request, (tx) => unblockCustomer(tx, request, request.input.customer_id)),

  resend_customer_link: (request) => answerCard(request, (tx) => resendLinks(tx, request, request.input.customer_id)),

  remove_member_factor: (request) =>
    answerCard(request, (tx) => {
      const { user_id: userId, reason } = request.input
      return removeMemberFactor(tx, request, { userId, reason })
    }),
})

function pageOf<R extends { id: number }>(rows: R[], limit: number): { rows: R[]; next: number | null } {
  if (rows.length <= limit) return { rows, next: null }
  return { rows: rows.slice(0, limit), next: (rows[limit - 1] as R).id }
}

/** The way back for a member of a customer; answers the customer. */
async function removeMemberFactor(tx: Tx, deciding: Deciding, lost: LostFactor): Promise<Outcome<number>> {
  const member = await findPasswordOwner(tx, lost.userId)
  if (!member || member.customerId === null || !(await lockCustomer(tx, member.customerId))) return refuse('member_not_found')
  return removeFactor(tx, deciding, lost, member.customerId)
}
