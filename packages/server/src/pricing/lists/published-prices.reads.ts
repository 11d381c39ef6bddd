import type { GroupCategory } from '@anfilada/contract/catalogue'
import type { PriceTable } from '@anfilada/contract/pricing/price-order'
import type { Db } from '../../db/pool.ts'
import { standsInTheWay } from './price-lists.reads.ts'

type PublishedTable = {
  listId: number
  list: string
  type: GroupCategory
  customerId: number | null
  validFrom: string
  validUntil: string
  /** Another published list of the category and customer is in force on some of the same days. */
  overlaps: boolean
  objectId: string
  prices: PriceTable
}

/** What is charged, one table for each list and object: lists that begin earlier first, then those that were made earlier; objects by code. */
export async function listPublishedTables(db: Db): Promise<PublishedTable[]> {
  const { rows } = await db.query({
    name: 'price_tables_published',
    text: `select price_lists.id as "listId", price_lists.name as list, price_lists.group_category as type, price_lists.customer_id as "customerId",
                  price_lists.valid_from as "validFrom", price_lists.valid_until as "validUntil",
                  exists (select from price_lists as others where ${standsInTheWay}) as overlaps,
                  price_tables.museum_object_id as "objectId", price_tables.prices
           from price_lists join price_tables on price_tables.version_id = price_lists.current_version_id
           order by price_lists.valid_from, price_lists.id, price_tables.museum_object_id collate "C"`,
    values: [],
  })
  return rows
}
