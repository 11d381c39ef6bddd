import type { ActionInput } from '@anfilada/browser/http'
import { latinNumber, readWhole } from '@anfilada/ui/latin-digits'
import type { Settlement, Terms } from '@anfilada/contract/customers/office-customers'

/** What stands in the fields of the terms. */
export type TermsDraft = {
  /** Nothing yet on an application: how a customer pays is chosen, not overlooked. */
  settlement: Settlement | ''
  pay_hours: string
  credit_limit: string
  contract_number: string
  contract_date: string
}
export type TermsFault = 'settlementMissing' | 'hoursWrong' | 'limitWrong' | 'numberMissing'
type TermsFaults = Partial<Record<keyof TermsDraft, TermsFault>>
type AgreedTerms = Omit<ActionInput<'set_customer_terms'>, 'customer_id' | 'language'>

const usualHours = '24'

/** What stands on an application before anybody has agreed to anything. */
export const firstTerms: TermsDraft = { settlement: '', pay_hours: usualHours, credit_limit: '', contract_number: '', contract_date: '' }

export function draftOf(terms: Terms): TermsDraft {
  return {
    settlement: terms.settlement,
    pay_hours: terms.pay_hours === null ? usualHours : String(terms.pay_hours),
    credit_limit: terms.credit_limit === null ? '' : rublesOf(terms.credit_limit),
    contract_number: terms.contract_number ?? '',
    contract_date: terms.contract_date ?? '',
  }
}

/** The terms as they are sent, and what is wrong in the fields; hours belong to those who pay now, a limit to the others. */
export function agreedIn(draft: TermsDraft): { agreed: AgreedTerms; faults: TermsFaults } {
  // What is sent of an unchosen settlement is not: the fault keeps it back.
  const settlement = draft.settlement || 'pay_now'
  const unchosen: TermsFaults = draft.settlement === '' ? { settlement: 'settlementMissing' } : {}
  const { money, faults } = draft.settlement === 'pay_now' ? hoursIn(draft.pay_hours) : limitIn(draft.credit_limit)
  const number = draft.contract_number.trim() || null
  const date = draft.contract_date || null
  const contractFaults: TermsFaults = date !== null && number === null ? { contract_number: 'numberMissing' } : {}
  return {
    agreed: { settlement, ...money, contract_number: number, contract_date: date },
    faults: { ...unchosen, ...faults, ...contractFaults },
  }
}

type Money = { money: Pick<AgreedTerms, 'pay_hours' | 'credit_limit'>; faults: TermsFaults }

function hoursIn(typed: string): Money {
  const hours = readWhole(typed, { least: 1, most: 720 })
  return { money: { pay_hours: hours ?? null }, faults: hours === undefined ? { pay_hours: 'hoursWrong' } : {} }
}

function limitIn(typed: string): Money {
  const limit = kopecksOf(typed)
  return { money: { credit_limit: limit ?? null }, faults: limit === undefined ? { credit_limit: 'limitWrong' } : {} }
}

/** Kopecks of `500 000` or `1 200,50`; null when nothing was typed, undefined when it is no sum. */
function kopecksOf(typed: string): number | null | undefined {
  const text = latinNumber(typed).replace('₽', '').replace(',', '.')
  if (text === '') return null
  if (!/^\d{1,12}(?:\.\d{1,2})?$/.test(text)) return undefined
  return Math.round(Number(text) * 100)
}

function rublesOf(kopecks: number): string {
  const whole = String(Math.trunc(kopecks / 100)).replace(/\B(?=(?:\d{3})+$)/g, ' ')
  return kopecks % 100 === 0 ? whole : `${whole},${String(kopecks % 100).padStart(2, '0')}`
}
