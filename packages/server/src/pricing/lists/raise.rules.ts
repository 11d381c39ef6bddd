import type { Price, PriceTable } from '@anfilada/contract/pricing/price-order'

/** What a whole list is raised by. `percent` has two decimals at most; `roundTo` is in kopecks. */
export type Raise = { percent: number; roundTo: number }

/** Every amount of a table raised; what was free of charge stays so. */
export function raiseTable(table: PriceTable, raise: Raise): PriceTable {
  return Object.fromEntries(Object.entries(table).map(([key, price]) => [key, raisePrice(price, raise)]))
}

function raisePrice(price: Price, raise: Raise): Price {
  return {
    ...price,
    amount: raiseAmount(price.amount, raise),
    ...(price.tiers && { tiers: price.tiers.map(({ from, amount }) => ({ from, amount: raiseAmount(amount, raise) })) }),
  }
}

/** A multiple of `roundTo`, half up; whole numbers all the way, so that no fraction of a binary number decides a kopeck. */
export function raiseAmount(amount: number, { percent, roundTo }: Raise): number {
  const raised = BigInt(amount) * BigInt(10_000 + Math.round(percent * 100))
  const step = 10_000n * BigInt(roundTo)
  return Number((2n * raised + step) / (2n * step)) * roundTo
}
