import type { OfficePriceRow, PriceDifference } from '@anfilada/contract/pricing/price-lists'
import type { PriceKey } from '@anfilada/contract/pricing/pricing'
import { priceColumns, pricesInForce, samePrice, type ObjectPrices } from '../amounts/price-columns.ts'

/** Prices of another list, by object. */
export type PricesByObject = Readonly<Record<string, ObjectPrices>>

/** What publishing would change: the draft against what is in force, or against the list that is until it begins, in the order of the sheet. */
export function changesAgainstPublished(
  rows: readonly OfficePriceRow[],
  prices: ReadonlyMap<string, ObjectPrices>,
  before?: PricesByObject,
): PriceDifference[] {
  return rows.flatMap((row) => {
    const draft = prices.get(row.museum_object_id) ?? {}
    const current = before ? (before[row.museum_object_id] ?? {}) : pricesInForce(row)
    return priceColumns
      .filter((key) => !samePrice(draft[key], current[key]))
      .map((key) => {
        const { museum_object_id, museum, object } = row
        return { museum_object_id, museum, object, key, from: current[key] ?? null, to: draft[key] ?? null }
      })
  })
}

/** How many objects have a price that is not the published one. */
export function changedObjects(rows: readonly OfficePriceRow[], prices: ReadonlyMap<string, ObjectPrices>): Set<string> {
  const isChanged = (row: OfficePriceRow): boolean => {
    const draft = prices.get(row.museum_object_id)
    const current = pricesInForce(row)
    return draft !== current && priceColumns.some((key) => !samePrice(draft?.[key], current[key]))
  }
  return new Set(rows.filter(isChanged).map((row) => row.museum_object_id))
}

export type ForeignPrice = Pick<PriceDifference, 'museum_object_id' | 'museum' | 'object'> & { key: PriceKey; vat: string }

/** Prices of the draft with a rate that the company's taxes do not have on the days of the list: with one of them it is not published. */
export function foreignVat(
  rows: readonly OfficePriceRow[],
  prices: ReadonlyMap<string, ObjectPrices>,
  rates: readonly { code: string; own: boolean }[],
): ForeignPrice[] {
  const foreign = new Set(rates.filter(({ own }) => !own).map(({ code }) => code))
  if (foreign.size === 0) return []
  return rows.flatMap(({ museum_object_id, museum, object }) =>
    priceColumns.flatMap((key) => {
      const vat = prices.get(museum_object_id)?.[key]?.vat
      return vat !== undefined && foreign.has(vat) ? [{ museum_object_id, museum, object, key, vat }] : []
    }),
  )
}

export type ChangeCounts = { raised: number; lowered: number; added: number; removed: number; other: number }

export function countChanges(changes: readonly PriceDifference[]): ChangeCounts {
  const counts = { raised: 0, lowered: 0, added: 0, removed: 0, other: 0 }
  for (const change of changes) counts[kindOf(change)] += 1
  return counts
}

/** Which way a price goes. */
export function kindOf({ from, to }: PriceDifference): keyof ChangeCounts {
  if (!from) return 'added'
  if (!to) return 'removed'
  if (to.amount === from.amount) return 'other'
  return to.amount > from.amount ? 'raised' : 'lowered'
}

const kinds = ['raised', 'lowered', 'added', 'removed', 'other'] as const satisfies readonly (keyof ChangeCounts)[]

/** Those that go the same way together, each in the order of the sheet. */
export function byKind(changes: readonly PriceDifference[]): PriceDifference[] {
  return kinds.flatMap((kind) => changes.filter((change) => kindOf(change) === kind))
}
