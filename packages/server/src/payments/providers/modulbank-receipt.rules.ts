import type { Kopecks } from '@anfilada/contract/kopecks'
import type { Receipt } from './provider.ts'
import { fitReceipt, foldReceipt, type FittedLine } from './receipt.rules.ts'

/** By percent, `none` without VAT. */
export type VatCodes = Readonly<Record<string, string>>
/** How the cash register is told about taxes: with calculated rates in advance, with plain ones when something is settled. */
export type Taxes = { sno?: string | undefined; advance: VatCodes; settlement: VatCodes }

/**
 * The calculated rates of an advance (full prepayment). The bank's plug-in names vat110 and vat120; those of 5, 7 and 22 % follow its
 * pattern and stand in no document that we have, so a setting can replace any of them.
 */
export const prepaymentVatCodes: VatCodes = {
  none: 'none',
  '0': 'vat0',
  '5': 'vat105',
  '7': 'vat107',
  '10': 'vat110',
  '20': 'vat120',
  '22': 'vat122',
}

/** The plain rates of a settlement: vat0, vat10 and vat20 stand in the bank's document, the others follow them; a setting replaces any. */
export const settlementVatCodes: VatCodes = {
  none: 'none',
  '0': 'vat0',
  '5': 'vat5',
  '7': 'vat7',
  '10': 'vat10',
  '20': 'vat20',
  '22': 'vat22',
}

// Longer values of this field are refused, says a public calculator of the bank's signatures.
const longest = 1500
const longestName = 128

/** The `receipt_items` of a payment, each with its own way of settlement, as the one text that is both sent and signed. They sum exactly to the amount. */
export function modulbankReceipt({ lines, taxSystem }: Receipt, amount: Kopecks, description: string, said: Taxes): string {
  const taxes = { ...said, sno: said.sno ?? taxSystem ?? 'osn' }
  const whole = itemsText(fitReceipt(lines, amount), taxes)
  return whole.length <= longest ? whole : itemsText(fitReceipt(foldReceipt(lines, description), amount), taxes)
}

function itemsText(lines: readonly FittedLine[], { sno, advance, settlement }: Taxes & { sno: string }): string {
  const items = lines.map(({ name, quantity, price, vatPercent, inAdvance }) => {
    const vat = (inAdvance ? advance : settlement)[vatPercent ?? 'none']
    if (vat === undefined) throw new RangeError(`No code for VAT of ${vatPercent} %`)
    return {
      name: name.slice(0, longestName),
      quantity,
      // Two decimals at most, so that the number is written as it is meant.
      price: price / 100,
      sno,
      payment_object: 'service',
      payment_method: inAdvance ? 'full_prepayment' : 'full_payment',
      vat,
    }
  })
  return JSON.stringify(items)
}
