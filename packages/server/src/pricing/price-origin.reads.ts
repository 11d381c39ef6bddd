import type { Db } from '../db/pool.ts'

/** Which list, and which version of it, made the prices of an order. */
export type PriceOrigin = {
  listId: number
  name: string
  customerId: number | null
  customerName: string | null
  validFrom: string
  validUntil: string
  versionId: number
  number: number
  publishedAt: Date | null
}

export async function findPriceOrigin(db: Db, versionId: number): Promise<PriceOrigin | undefined> {
  const { rows } = await db.query({
    name: 'price_origin',
    text: `select price_lists.id as "listId", price_lists.name, customers.id as "customerId", customers.name as "customerName",
                  price_lists.valid_from as "validFrom", price_lists.valid_until as "validUntil", price_list_versions.id as "versionId",
                  price_list_versions.number, price_list_versions.published_at as "publishedAt"
           from price_list_versions
           join price_lists on price_lists.id = price_list_versions.price_list_id
           left join offered_customers as customers on customers.id = price_lists.customer_id
           where price_list_versions.id = $1`,
    values: [versionId],
  })
  return rows[0]
}
