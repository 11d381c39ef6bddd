import type { CustomerKind } from '@anfilada/contract/identity/login'
import type { FieldFault } from '@anfilada/contract/fields'
import type { Settlement, Terms } from '@anfilada/contract/customers/office-customers'
import { accept, type Outcome } from '../../outcome.ts'

export type AgreedTerms = {
  settlement: Settlement
  pay_hours?: number | null | undefined
  credit_limit?: number | null | undefined
  contract_number?: string | null | undefined
  contract_date?: string | null | undefined
}

/** The hours to pay in of a contract that names none (specification/orders.md). */
const usualPayHours = 24

/** Terms that fit each other and the customer: hours belong to those who pay now, limits to the others, invoices to legal entities. */
export function decideTerms(agreed: AgreedTerms, kind: CustomerKind): Outcome<Terms> {
  const terms = termsOf(agreed)
  const paysNow = terms.settlement === 'pay_now'
  const wrong: [field: string, fault: FieldFault, holds: boolean][] = [
    ['settlement', 'invalid', terms.settlement === 'invoice' && kind === 'individual'],
    ['pay_hours', 'invalid', !paysNow && terms.pay_hours !== null],
    ['credit_limit', 'invalid', paysNow && terms.credit_limit !== null],
    ['contract_number', 'required', terms.contract_date !== null && terms.contract_number === null],
  ]
  const faults = wrong.filter(([, , holds]) => holds)
  if (faults.length === 0) return accept({ ...terms, pay_hours: paysNow ? (terms.pay_hours ?? usualPayHours) : null })
  return { ok: false, refusal: 'terms_wrong', fields: Object.fromEntries(faults) }
}

function termsOf({ settlement, pay_hours, credit_limit, contract_number, contract_date }: AgreedTerms): Terms {
  return {
    settlement,
    pay_hours: pay_hours ?? null,
    credit_limit: credit_limit ?? null,
    contract_number: contract_number || null,
    contract_date: contract_date ?? null,
  }
}
