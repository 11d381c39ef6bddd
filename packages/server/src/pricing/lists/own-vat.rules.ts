import type { PriceTable } from '@anfilada/contract/pricing/price-order'
import type { Refusal } from '../../outcome.ts'
import type { TableRow } from './changes.rules.ts'

/** Whether the company's taxes know a rate on all days that were asked about and are still to come. */
export type IsOwnVat = (code: string) => boolean

/** No more than people read. */
const mostNamed = 100

/** Names each price with a rate that is not the company's, as `prices.<object>.<item>.vat`. */
export function refuseForeignVat(rows: readonly Pick<TableRow, 'objectId' | 'prices'>[], isOwn: IsOwnVat): Refusal | undefined {
  const foreign = rows.flatMap(({ objectId, prices }) => foreignItems(prices, isOwn).map((item) => `prices.${objectId}.${item}.vat`))
  if (foreign.length === 0) return undefined
  const fields = Object.fromEntries(foreign.slice(0, mostNamed).map((field) => [field, 'vat_not_of_taxes' as const]))
  return { ok: false, refusal: 'vat_not_of_taxes', fields }
}

function foreignItems(prices: PriceTable, isOwn: IsOwnVat): string[] {
  return Object.entries(prices).flatMap(([item, { vat }]) => (vat === undefined || isOwn(vat) ? [] : [item]))
}
