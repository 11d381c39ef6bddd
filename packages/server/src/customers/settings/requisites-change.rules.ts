import type { RefusalCode } from '@anfilada/contract/refusals'
import type { Requisites } from '@anfilada/contract/customers/requisites'

/** With whom the contract was made: only the company changes that. What nobody told yet may be told once. */
const fixedFields = ['name', 'inn', 'ogrn'] as const
type Fixed = Readonly<Record<(typeof fixedFields)[number], string | null>>

/** The fields that a customer may not change himself, as the form names them; empty when there are none. */
export function fixedChanges(customer: Fixed, wanted: Requisites): Record<string, RefusalCode> {
  const changed = fixedFields.filter((field) => customer[field] !== null && customer[field] !== (wanted[field] ?? ''))
  return Object.fromEntries(changed.map((field) => [`organization.${field}`, 'requisite_fixed' as const]))
}
