import type { Kopecks } from '@anfilada/contract/kopecks'
import type { Receipt } from './provider.ts'
import { fitReceipt, foldReceipt, type FittedLine } from './receipt.rules.ts'

/** How the cash register is told about taxes. `vatCodes`: by percent, `none` without VAT. */
export type Taxes = { sno: string; vatCodes: Readonly<Record<string, string>> }

/**
 * The calculated rates of an advance (full prepayment). The bank's plug-in names vat110 and vat120; those of 5, 7 and 22 % follow its
 * pattern and stand in no document that we have, so a setting can replace any of them.
 */
export const prepaymentVatCodes: Taxes['vatCodes'] = {
  none: 'none',
  '0': 'vat0',
  '5': 'vat105',
  '7': 'vat107',
  '10': 'vat110',
  '20': 'vat120',
  '22': 'vat122',
}

// Longer values of this field are refused, says a public calculator of the bank's signatures.
const longest = 1500
const longestName = 128

/** The `receipt_items` of a payment in advance, as the one text that is both sent and signed. They sum exactly to the amount. */
export function modulbankReceipt({ lines }: Receipt, amount: Kopecks, description: string, taxes: Taxes): string {
  const whole = itemsText(fitReceipt(lines, amount), taxes)
  return whole.length <= longest ? whole : itemsText(fitReceipt(foldReceipt(lines, description), amount), taxes)
}

function itemsText(lines: readonly FittedLine[], { sno, vatCodes }: Taxes): string {
  const items = lines.map(({ name, quantity, price, vatPercent }) => {
    const vat = vatCodes[vatPercent ?? 'none']
    if (vat === undefined) throw new RangeError(`No code for VAT of ${vatPercent} %`)
    return {
      name: name.slice(0, longestName),
      quantity,
      // Two decimals at most, so that the number is written as it is meant.
      price: price / 100,
      sno,
      payment_object: 'service',
      payment_method: 'full_prepayment',
      vat,
    }
  })
  return JSON.stringify(items)
}
