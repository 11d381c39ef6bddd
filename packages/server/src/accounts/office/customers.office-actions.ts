import { officeCustomerActions, type OfficeCustomerCard } from '@anfilada/contract/accounts/office-customers'
import { answerOnce } from '../../db/idempotency.ts'
import type { Db, Tx } from '../../db/pool.ts'
import { type ActionRequest, feature } from '../../http/actions.ts'
import { accept, type Outcome, refuse } from '../../outcome.ts'
import { countWaiting, findApplication, listApplications } from './applications.reads.ts'
import { blockCustomer, changeRequisites, changeTerms, resendLinks, unblockCustomer } from './change-customer.ts'
import { applicationAnswer, cardAnswer } from './customers.presenter.ts'
import { findCustomer, listCustomerHistory, listCustomers, listMembersOf } from './customers.reads.ts'
import { approveApplication, refuseApplication } from './decide-application.ts'
import { removeMemberFactor } from './remove-factor.ts'

const pageSize = 50
const namesAtOnce = 10
const historyLength = 50

export const officeCustomersFeature = feature(officeCustomerActions, {
  office_applications: async ({ input, pool }) => {
    const limit = input.limit ?? pageSize
    const filter = { status: input.status, search: input.search, before: input.before }
    const [rows, waiting] = await Promise.all([listApplications(pool, filter, limit), countWaiting(pool)])
    const page = pageOf(rows, limit)
    return accept({ result: page.rows.map(applicationAnswer), next: page.next, waiting })
  },

  approve_customer: (request) =>
    answerCard(request, (tx) => approveApplication(tx, request, { applicationId: request.input.application_id, agreed: request.input })),

  refuse_customer: (request) =>
    answerOnce(request.pool, request.once, async (tx) => {
      const { application_id: applicationId, reason } = request.input
      const outcome = await refuseApplication(tx, request, { applicationId, reason })
      if (!outcome.ok) return outcome
      const row = await findApplication(tx, applicationId)
      return row ? accept({ result: applicationAnswer(row) }) : refuse('application_not_found')
    }),

  office_customers: async ({ input, pool }) => {
    const limit = input.limit ?? pageSize
    const { search, status, kind, settlement, after } = input
    const page = pageOf(await listCustomers(pool, { search, status, kind, settlement, after }, limit), limit)
    return accept({ result: page.rows, next: page.next })
  },

  customer_names: async ({ input: { search, limit = namesAtOnce }, pool }) => {
    const filter = { search, status: undefined, kind: undefined, settlement: undefined, after: undefined }
    const found = await listCustomers(pool, filter, limit)
    return accept({ result: found.slice(0, limit).map(({ id, name }) => ({ id, name })) })
  },

  office_customer: ({ input, pool }) => card(pool, input.customer_id),

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

type Card = { result: OfficeCustomerCard }

/** A decision about a customer, once for each key; answers the card as it is afterwards. */
function answerCard(
  { pool, once }: Pick<ActionRequest<unknown>, 'pool' | 'once'>,
  work: (tx: Tx) => Promise<Outcome<number>>,
): Promise<Outcome<Card>> {
  return answerOnce(pool, once, async (tx) => {
    const outcome = await work(tx)
    return outcome.ok ? card(tx, outcome.value) : outcome
  })
}

async function card(db: Db, customerId: number): Promise<Outcome<Card>> {
  const customer = await findCustomer(db, customerId)
  if (!customer) return refuse('customer_not_found')
  const members = await listMembersOf(db, customerId)
  return accept({ result: cardAnswer(customer, members, await listCustomerHistory(db, customerId, historyLength)) })
}

function pageOf<R extends { id: number }>(rows: R[], limit: number): { rows: R[]; next: number | null } {
  if (rows.length <= limit) return { rows, next: null }
  return { rows: rows.slice(0, limit), next: (rows[limit - 1] as R).id }
}
