import type { CustomerRow } from '@anfilada/contract/interchange/customers'
import type { KeptRequisites } from '@anfilada/contract/customers/office-customers'
import type { Requisites } from '@anfilada/contract/customers/requisites'
import type { Tx } from '../../db/pool.ts'
import { type Acting, changesBetween, recordAudit } from '../../identity/index.ts'
import { accept, type Outcome, refuse } from '../../outcome.ts'
import { insertCustomerAlone, saveBlocked, saveLanguage } from '../customers.store.ts'
import { blockCustomer, changeRequisites, changeTerms, unblockCustomer } from '../office/change-customer.ts'
import { decideTerms } from '../office/terms.rules.ts'
import { decideRequisites } from '../requisites.rules.ts'

/** A customer that the office brings along from elsewhere: nobody applied, so nobody is written to. Answers its number. */
export async function addCustomer(tx: Tx, { caller, origin }: Acting, customer: CustomerRow): Promise<Outcome<number>> {
  const { kind, name, language } = customer
  const reached = decideReached(customer)
  if (!reached.ok) return reached
  const organization = organizationOf(customer)
  const sound = organization && decideRequisites(organization, { kind, confirmed: customer.account_confirmed, path: 'organization' })
  if (sound && !sound.ok) return sound
  const terms = decideTerms(customer, kind)
  if (!terms.ok) return terms

  const customerId = await insertCustomerAlone(tx, { kind, name, ...reached.value, language, terms: terms.value, requisites: customer })
  if (customer.blocked !== null) await saveBlocked(tx, customerId, customer.blocked)
  const details = { name, terms: terms.value }
  await recordAudit(tx, caller, origin, { action: 'customer.added', subject: 'customer', subjectId: customerId, customerId, details })
  return accept(customerId)
}

type Change = { before: CustomerRow; after: CustomerRow }

/** What is different becomes so, each part by the act that staff have for it; what a customer is (`kind`) does not change. */
export async function changeCustomer(tx: Tx, acting: Acting, customerId: number, { before, after }: Change): Promise<Outcome<number>> {
  if (after.kind !== before.kind) return refuse('customer_kind_fixed', 'kind')
  const reached = decideReached(after)
  if (!reached.ok) return reached
  const differs = (fields: readonly (keyof CustomerRow)[]): boolean => fields.some((field) => after[field] !== before[field])
  if (differs(requisiteFields)) {
    const { name, account_confirmed: confirmed } = after
    const change = { ...reached.value, name, organization: organizationOf(after), confirmed }
    const changed = await changeRequisites(tx, acting, customerId, change)
    if (!changed.ok) return changed
  }
  if (differs(termFields)) {
    const changed = await changeTerms(tx, acting, customerId, after)
    if (!changed.ok) return changed
  }
  if (differs(['language'])) await changeLanguage(tx, acting, customerId, { before, after })
  return differs(['blocked']) ? changeBlocked(tx, acting, customerId, { before, after }) : accept(customerId)
}

const termFields = ['settlement', 'pay_hours', 'credit_limit', 'contract_number', 'contract_date'] as const
const numbers = ['inn', 'kpp', 'ogrn', 'legal_address', 'bank_name', 'bik', 'account', 'corr_account'] as const
const requisiteFields = [...numbers, 'name', 'email', 'phone'] as const

/** The office reaches every customer by mail and by telephone. */
function decideReached({ email, phone }: CustomerRow): Outcome<{ email: string; phone: string }> {
  if (email !== null && phone !== null) return accept({ email, phone })
  return { ok: false, refusal: 'invalid_fields', fields: { [email === null ? 'email' : 'phone']: 'required' } }
}

/** What papers name; undefined for a person of whom nothing is told. */
function organizationOf(customer: KeptRequisites & Pick<CustomerRow, 'kind' | 'name'>): Requisites | undefined {
  if (customer.kind === 'individual' && numbers.every((field) => customer[field] === null)) return undefined
  const told = Object.fromEntries(numbers.map((field) => [field, customer[field] ?? ''])) as Record<(typeof numbers)[number], string>
  return { name: customer.name, ...told }
}

async function changeLanguage(tx: Tx, { caller, origin }: Acting, customerId: number, { before, after }: Change): Promise<void> {
  await saveLanguage(tx, customerId, after.language)
  const details = changesBetween({ language: before.language }, { language: after.language })
  const about = { subject: 'customer', subjectId: customerId, customerId }
  await recordAudit(tx, caller, origin, { action: 'customer.language_changed', ...about, details })
}

/** Another reason is another decision. */
async function changeBlocked(tx: Tx, acting: Acting, customerId: number, { before, after }: Change): Promise<Outcome<number>> {
  if (before.blocked !== null) {
    const unblocked = await unblockCustomer(tx, acting, customerId)
    if (!unblocked.ok || after.blocked === null) return unblocked
  }
  return after.blocked === null ? accept(customerId) : blockCustomer(tx, acting, customerId, after.blocked)
}
