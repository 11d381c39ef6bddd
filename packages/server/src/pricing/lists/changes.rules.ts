import { type PriceKey, priceKeys } from '@anfilada/contract/pricing/pricing'
import type { Price, PriceTable } from '@anfilada/contract/pricing/price-order'

export type ItemChange = { key: PriceKey; from: Price | null; to: Price | null }

/** Whether two prices are the same, in whatever order their parts stand: jsonb keeps an order of its own. */
export function samePrice(one: Price | null, other: Price | null): boolean {
  return partsOf(one) === partsOf(other)
}

function partsOf(price: Price | null): string {
  if (!price) return 'null'
  const { amount, basis = null, tiers = [], free, vat = null } = price
  return JSON.stringify([amount, basis, tiers.map((tier) => [tier.from, tier.amount]), free?.per ?? null, free?.max ?? null, vat])
}

/** What is different between two tables of one object, in the order of the grid's columns. */
export function changesBetween(before: PriceTable, after: PriceTable): ItemChange[] {
  return priceKeys.map((key) => ({ key, from: before[key] ?? null, to: after[key] ?? null })).filter(({ from, to }) => !samePrice(from, to))
}

/** A table with some of its items set, or taken out by null. */
export function withChanges(table: PriceTable, changes: Readonly<Partial<Record<PriceKey, Price | null>>>): PriceTable {
  const changed = Object.entries({ ...table, ...changes }).filter((entry): entry is [string, Price] => Boolean(entry[1]))
  return Object.fromEntries(changed)
}

/** One object of a draft. */
export type TableRow = { objectId: string; revision: number; prices: PriceTable }
export type ObjectEdit = { objectId: string; revision: number; prices: Partial<Record<PriceKey, Price | null>> }

/** Whoever looked at an older revision of an object does not overwrite it; the other objects are saved. */
export function decideEdits(rows: readonly TableRow[], edits: readonly ObjectEdit[]): { saved: TableRow[]; conflicts: TableRow[] } {
  const standing = new Map(rows.map((row) => [row.objectId, row]))
  const saved: TableRow[] = []
  const conflicts: TableRow[] = []
  for (const { objectId, revision, prices } of edits) {
    const row = standing.get(objectId) ?? { objectId, revision: 0, prices: {} }
    if (row.revision === revision) saved.push({ objectId, revision: revision + 1, prices: withChanges(row.prices, prices) })
    else conflicts.push(row)
  }
  return { saved, conflicts }
}
