import type { GroupCategory } from '@anfilada/contract/catalogue'
import type { Db } from '../db/pool.ts'
import type { LineKind } from './pricing.rules.ts'

/** SQL for the price table of one object and group category as one JSON object, for statements of other features. */
export function priceTableSql(objectId: string, groupCategory: string): string {
  return `(select jsonb_object_agg(prices.kind || ':' || prices.item, prices.amount_kopecks) from prices
           where prices.museum_object_id = ${objectId} and prices.group_category = ${groupCategory})`
}

export type PriceRow = { kind: LineKind; item: string; unitPrice: number }

export async function listPrices(db: Db, objectId: string, groupCategory: GroupCategory): Promise<PriceRow[]> {
  const { rows } = await db.query<PriceRow>({
    name: 'prices_of_object',
    text: `select prices.kind, prices.item, prices.amount_kopecks as "unitPrice" from prices
           where prices.museum_object_id = $1 and prices.group_category = $2 order by prices.kind, prices.item`,
    values: [objectId, groupCategory],
  })
  return rows
}
