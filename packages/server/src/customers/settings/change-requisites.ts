import type { Requisites } from '@anfilada/contract/customers/requisites'
import type { Settings } from '@anfilada/contract/customers/settings'
import type { RefusalCode } from '@anfilada/contract/refusals'
import type { Tx } from '../../db/pool.ts'
import type { ActionRequest } from '../../http/actions.ts'
import { accept, type Outcome, refuse } from '../../outcome.ts'
import { changesBetween, customerOf, recordAudit } from '../../identity/index.ts'
import { kept, lockCustomer, saveCustomerRequisites } from '../customers.store.ts'
import { decideRequisites } from '../requisites.rules.ts'
import { findSettings } from './find-settings.ts'

type Acting = Pick<ActionRequest<never>, 'caller' | 'origin'>
export type OwnRequisites = { email: string; phone: string; organization: Requisites | undefined; confirmed: boolean | undefined }

/** An owner changes how the customer is reached and paid; with whom the contract was made, the company changes. */
export async function changeOwnRequisites(tx: Tx, { caller, origin }: Acting, wanted: OwnRequisites): Promise<Outcome<Settings>> {
  const customer = await lockCustomer(tx, customerOf(caller))
  if (!customer) return refuse('forbidden')
  const { email, phone, organization, confirmed } = wanted
  const sound = organization && decideRequisites(organization, { kind: customer.kind, confirmed, path: 'organization' })
  if (sound && !sound.ok) return sound
  const fixed = organization ? fixedChanges(customer, organization) : {}
  if (Object.keys(fixed).length > 0) return { ...refuse('requisite_fixed'), fields: fixed }

  const { inn, kpp, ogrn, legal_address, bank_name, bik, account, corr_account } = customer
  const requisites = organization ? kept(organization) : { inn, kpp, ogrn, legal_address, bank_name, bik, account, corr_account }
  await saveCustomerRequisites(tx, customer.id, { name: customer.name, email, phone, requisites })
  await recordAudit(tx, caller, origin, {
    action: 'customer.requisites_changed',
    subject: 'customer',
    subjectId: customer.id,
    details: changesBetween(customer, { email, phone, ...requisites }),
  })
  return accept(await findSettings(tx, caller))
}

/** With whom the contract was made: only the company changes that. What nobody told yet may be told once. */
const fixedFields = ['name', 'inn', 'ogrn'] as const
type Fixed = Readonly<Record<(typeof fixedFields)[number], string | null>>

/** The fields that a customer may not change himself, as the form names them; empty when there are none. */
function fixedChanges(customer: Fixed, wanted: Requisites): Record<string, RefusalCode> {
  const changed = fixedFields.filter((field) => customer[field] !== null && customer[field] !== (wanted[field] ?? ''))
  return Object.fromEntries(changed.map((field) => [`organization.${field}`, 'requisite_fixed' as const]))
}
