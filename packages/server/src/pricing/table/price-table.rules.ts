import { addDays } from '@anfilada/contract/dates'
import type { PricedMuseum, PricedObject, PricePeriod } from '@anfilada/contract/pricing/price-table'
import type { PricedSpan } from './price-table.reads.ts'

/** Spans, in their order, as a table: each museum once, each object once, and its days parted only where its own prices change. */
export function priceTable(spans: readonly PricedSpan[]): PricedMuseum[] {
  const museums = Map.groupBy(spans, ({ museum }) => museum?.id)
  return [...museums.values()]
    .map((ofMuseum) => ({ museum: ofMuseum[0]?.museum ?? null, objects: objectsOf(ofMuseum) }))
    .filter(({ objects }) => objects.length > 0)
}

function objectsOf(spans: readonly PricedSpan[]): PricedObject[] {
  const objects = [...Map.groupBy(spans, ({ objectId }) => objectId).values()]
  return objects.flatMap((ofObject) => {
    const [{ objectId, name }, periods] = [ofObject[0] as PricedSpan, periodsOf(ofObject)]
    return periods.length > 0 ? [{ museum_object_id: objectId, name, periods }] : []
  })
}

/** A table without a price sells nothing: days on which it holds are left out. */
function periodsOf(spans: readonly PricedSpan[]): PricePeriod[] {
  return spans
    .filter(({ applied }) => Object.keys(applied.prices).length > 0)
    .map(periodOf)
    .reduce<PricePeriod[]>((periods, period) => {
      const last = periods.at(-1)
      return last && goesOn(last, period) ? [...periods.slice(0, -1), { ...last, until: period.until }] : [...periods, period]
    }, [])
}

/** With the percents of its own prices alone: those of others may change on days of their own. */
function periodOf({ from, until, own, applied: { prices, vat } }: PricedSpan): PricePeriod {
  const codes = new Set(Object.values(prices).flatMap((price) => price.vat ?? []))
  return { from, until, own, prices, vat: Object.fromEntries([...codes].map((code) => [code, vat[code] ?? null])) }
}

function goesOn(period: PricePeriod, next: PricePeriod): boolean {
  return addDays(period.until, 1) === next.from && said(period) === said(next)
}

/** PostgreSQL writes the keys of its objects in one order. */
function said({ own, prices, vat }: PricePeriod): string {
  return JSON.stringify([own, prices, vat])
}
