import type { CustomerKind } from '@anfilada/contract/identity/login'
import { accountDoubts, type RequisiteFaults, requisiteFaults, type Requisites } from '@anfilada/contract/customers/requisites'
import { accept, type BareCode, type Outcome, type Refusal } from '../outcome.ts'

/** `confirmed`: a key that does not fit was shown to people, and they say that the account is right. `path`: where the form has them. */
export type RequisitesCheck = { kind: CustomerKind; confirmed: boolean | undefined; path: string }

/**
 * Requisites without faults. An account whose key does not fit its bank is asked about, not refused, since the treasury's may differ: it fits or
 * was confirmed (specification/money.md).
 */
export function decideRequisites(requisites: Requisites, { kind, confirmed, path }: RequisitesCheck): Outcome<Requisites> {
  const faults = requisiteFaults(requisites, kind)
  if (Object.keys(faults).length > 0) return refuseFields('requisites_wrong', faults, path)
  const doubts = confirmed ? {} : accountDoubts(requisites)
  return Object.keys(doubts).length > 0 ? refuseFields('account_key_doubtful', doubts, path) : accept(requisites)
}

function refuseFields(refusal: BareCode, faults: RequisiteFaults, path: string): Refusal {
  return { ok: false, refusal, fields: Object.fromEntries(Object.entries(faults).map(([field, fault]) => [`${path}.${field}`, fault])) }
}
