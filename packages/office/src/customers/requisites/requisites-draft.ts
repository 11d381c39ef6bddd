import type { CustomerKind } from '@anfilada/contract/identity/login'
import type { FieldFault } from '@anfilada/contract/fields'
import type { OfficeCustomerCard } from '@anfilada/contract/customers/office-customers'
import { accountDoubts, requisiteFaults, type Requisites } from '@anfilada/contract/customers/requisites'

export const requisiteFields = ['inn', 'kpp', 'ogrn', 'legal_address', 'bank_name', 'bik', 'account', 'corr_account'] as const
export const draftFields = ['name', 'email', 'phone', ...requisiteFields] as const
export type DraftField = (typeof draftFields)[number]
/** What stands in the fields of a customer's requisites and contacts. */
export type RequisitesDraft = Record<DraftField, string>
export type DraftFaults = Partial<Record<DraftField, FieldFault>>

export function requisitesDraft({ name, email, phone, requisites }: OfficeCustomerCard): RequisitesDraft {
  const kept = Object.fromEntries(requisiteFields.map((field) => [field, requisites[field] ?? '']))
  return { ...(kept as RequisitesDraft), name, email: email ?? '', phone: phone ?? '' }
}

/** The requisites that are typed; undefined for a person who has none. Spaces are those of the papers. */
export function organizationIn(draft: RequisitesDraft, kind: CustomerKind): Requisites | undefined {
  if (kind === 'individual' && requisiteFields.every((field) => draft[field].trim() === '')) return undefined
  const bare = (text: string) => text.replace(/\s/g, '') || undefined
  return {
    name: draft.name.trim(),
    inn: bare(draft.inn) ?? '',
    kpp: bare(draft.kpp),
    ogrn: bare(draft.ogrn),
    legal_address: draft.legal_address.trim(),
    bank_name: draft.bank_name.trim() || undefined,
    bik: bare(draft.bik),
    account: bare(draft.account),
    corr_account: bare(draft.corr_account),
  }
}

/** What must be mended before the fields can be sent. */
export function draftFaults(draft: RequisitesDraft, kind: CustomerKind): DraftFaults {
  const organization = organizationIn(draft, kind)
  const missing = Object.fromEntries(
    (['name', 'email', 'phone'] as const).filter((field) => draft[field].trim() === '').map((field) => [field, 'required'] as const),
  )
  return { ...(organization && requisiteFaults(organization, kind)), ...missing }
}

/** Accounts whose key does not fit the bank: the employee may confirm them. */
export function draftDoubts(draft: RequisitesDraft, kind: CustomerKind): DraftFaults {
  const organization = organizationIn(draft, kind)
  const sound = organization && Object.keys(requisiteFaults(organization, kind)).length === 0
  return sound ? accountDoubts(organization) : {}
}
