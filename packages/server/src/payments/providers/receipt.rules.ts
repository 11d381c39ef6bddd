import { type Kopecks, kopecks } from '@anfilada/contract/kopecks'
import type { ReceiptLine } from './provider.ts'

/** A line as a cash register takes it: quantity × price, nothing to round. */
export type FittedLine = Omit<ReceiptLine, 'sum'> & { price: Kopecks }

/**
 * Makes the lines sum exactly to the amount (54-FZ), whatever of them is paid: each gets its share, largest remainders first, and
 * a share that its quantity does not divide becomes two lines whose prices are a kopeck apart. A line that costs nothing is left
 * out. The amount must not be nothing, and some line must cost something.
 */
export function fitReceipt(lines: readonly ReceiptLine[], amount: Kopecks): FittedLine[] {
  const charged = lines.filter((line) => line.sum > 0)
  if (charged.length === 0 || amount <= 0) throw new RangeError('A receipt needs a line that costs something and an amount above nothing')
  const shares = sharesOf(charged, amount)
  return charged.flatMap((line, place) => unitsOf(line, shares[place] ?? 0))
}

/** One line for each VAT rate, advances apart from what settles, when single ones are too many to be told. */
export function foldReceipt(lines: readonly ReceiptLine[], name: string): ReceiptLine[] {
  const alike = Map.groupBy(lines, ({ vatPercent, inAdvance }) => `${vatPercent} ${inAdvance}`)
  return [...alike.values()].map((same) => {
    const sum = kopecks(same.reduce((total, line) => total + line.sum, 0))
    return { ...(same[0] as ReceiptLine), name, quantity: 1, sum }
  })
}

function sharesOf(lines: readonly ReceiptLine[], amount: Kopecks): number[] {
  const total = lines.reduce((sum, line) => sum + BigInt(line.sum), 0n)
  const exact = lines.map((line) => BigInt(line.sum) * BigInt(amount))
  const shares = exact.map((share) => Number(share / total))
  const missing = amount - shares.reduce((sum, share) => sum + share, 0)
  const byRemainder = exact.map((share, place) => ({ place, remainder: share % total }))
  byRemainder.sort((a, b) => (a.remainder === b.remainder ? a.place - b.place : a.remainder > b.remainder ? -1 : 1))
  for (const { place } of byRemainder.slice(0, missing)) shares[place] = (shares[place] ?? 0) + 1
  return shares
}

function unitsOf({ sum: _sum, quantity, ...line }: ReceiptLine, share: number): FittedLine[] {
  const price = Math.floor(share / quantity)
  const dearer = share % quantity
  const parts = [
    { quantity: quantity - dearer, price },
    { quantity: dearer, price: price + 1 },
  ]
  return parts
    .filter((part) => part.quantity > 0 && part.price > 0)
    .map((part) => ({ ...line, quantity: part.quantity, price: kopecks(part.price) }))
}
