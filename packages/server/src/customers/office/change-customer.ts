import type { Requisites } from '@anfilada/contract/customers/requisites'
import type { Tx } from '../../db/pool.ts'
import { queueMail } from '../../mail/queue-mail.ts'
import { accept, type Outcome, refuse } from '../../outcome.ts'
import {
  type Acting,
  changesBetween,
  createLink,
  type Deciding,
  endCustomerSessions,
  listInvited,
  recordAudit,
} from '../../identity/index.ts'
import { decideRequisites } from '../requisites.rules.ts'
import { kept, lockCustomer, saveBlocked, saveCustomerRequisites, saveTerms } from '../customers.store.ts'
import { type AgreedTerms, decideTerms } from './terms.rules.ts'

export async function changeTerms(tx: Tx, acting: Acting, customerId: number, agreed: AgreedTerms): Promise<Outcome<number>> {
  const customer = await lockCustomer(tx, customerId)
  if (!customer) return refuse('customer_not_found')
  const terms = decideTerms(agreed, customer.kind)
  if (!terms.ok) return terms
  await saveTerms(tx, customerId, terms.value)
  await record(tx, acting, 'customer.terms_changed', customerId, changesBetween(customer, terms.value))
  return accept(customerId)
}

export type NewRequisites = {
  email: string
  phone: string
  name: string | undefined
  organization: Requisites | undefined
  confirmed: boolean | undefined
}

/** A legal entity has requisites and is called as they say; a person may have none. */
export async function changeRequisites(tx: Tx, acting: Acting, customerId: number, change: NewRequisites): Promise<Outcome<number>> {
  const customer = await lockCustomer(tx, customerId)
  if (!customer) return refuse('customer_not_found')
  const { organization, email, phone, confirmed } = change
  if (!organization && customer.kind === 'legal_entity')
    return { ok: false, refusal: 'requisites_wrong', fields: { organization: 'required' } }
  const sound = organization && decideRequisites(organization, { kind: customer.kind, confirmed, path: 'organization' })
  if (sound && !sound.ok) return sound
  const requisites = kept(organization)
  const name = organization?.name ?? change.name ?? customer.name
  await saveCustomerRequisites(tx, customerId, { name, email, phone, requisites })
  await record(tx, acting, 'customer.requisites_changed', customerId, changesBetween(customer, { name, email, phone, ...requisites }))
  return accept(customerId)
}

/** Nobody of the customer is signed in from now on; orders go on as they are. */
export async function blockCustomer(tx: Tx, acting: Acting, customerId: number, reason: string): Promise<Outcome<number>> {
  const customer = await lockCustomer(tx, customerId)
  if (!customer) return refuse('customer_not_found')
  if (customer.status === 'blocked') return refuse('customer_already_blocked')
  await saveBlocked(tx, customerId, reason)
  await endCustomerSessions(tx, customerId)
  await record(tx, acting, 'customer.blocked', customerId, { reason })
  return accept(customerId)
}

/** A session that a login in flight opened behind the block does not come to life with it. */
export async function unblockCustomer(tx: Tx, acting: Acting, customerId: number): Promise<Outcome<number>> {
  const customer = await lockCustomer(tx, customerId)
  if (!customer) return refuse('customer_not_found')
  if (customer.status !== 'blocked') return refuse('customer_not_blocked')
  await endCustomerSessions(tx, customerId)
  await saveBlocked(tx, customerId, null)
  await record(tx, acting, 'customer.unblocked', customerId, {})
  return accept(customerId)
}

/** The link of the approval lives three days; whoever let them pass gets another. */
export async function resendLinks(tx: Tx, deciding: Deciding, customerId: number): Promise<Outcome<number>> {
  const customer = await lockCustomer(tx, customerId)
  if (!customer) return refuse('customer_not_found')
  for (const { id: userId, name, email, language } of await listInvited(tx, customerId)) {
    const linkId = await createLink(tx, deciding.identity.secrets, 'set_password', { userId })
    const facts = { name, customer: customer.name }
    await queueMail(tx, { to: email, language, template: 'application_approved', facts, linkId, customerId })
    await record(tx, deciding, 'customer.link_sent', customerId, { to: name })
  }
  return accept(customerId)
}

async function record(
  tx: Tx,
  { caller, origin }: Acting,
  action: `customer.${string}`,
  customerId: number,
  details: Record<string, unknown>,
): Promise<void> {
  await recordAudit(tx, caller, origin, { action, subject: 'customer', subjectId: customerId, customerId, details })
}
