import type { TaxSystem } from '../company-facts.ts'

const general = ['none', 'zero', 'reduced', 'standard']
/** A payer of the simplified tax may have chosen its own two rates or the general ones, or owe no VAT at all. */
const simplified = [...general, 'simplified_5', 'simplified_7']

/** Codes of VAT rates that sellers under each tax system can have in a price. */
const codes: Readonly<Record<TaxSystem, readonly string[]>> = {
  osn: general,
  usn_income: simplified,
  usn_income_outcome: simplified,
  esn: general,
  patent: ['none'],
}

/** Whether a price can have this rate under each of the seller's tax systems that its days see; one who has not said which are his has any. */
export function hasVatRate(taxes: readonly TaxSystem[], code: string): boolean {
  return taxes.every((system) => codes[system].includes(code))
}
