import type { GroupCategory } from '@anfilada/contract/catalogue'
import type { PriceTable, VatPercents } from '@anfilada/contract/pricing/price-order'
import type { Db } from '../db/pool.ts'
import type { Candidate } from './choice.rules.ts'

/** The prices that hold for one customer, object, group category and day, with the version of the list they stand in. */
export type AppliedPrices = { version: number; prices: PriceTable; vat: VatPercents }

/** SQL expressions of what chooses a price list. */
type Choice = { objectId: string; groupCategory: string; passDate: string; customerId: string }

/**
 * SQL for `AppliedPrices` as one JSON object, for statements of other features; null where nothing is sold. The customer's own list goes
 * before the one for all, but only where it names the object.
 */
export function appliedPricesSql({ objectId, groupCategory, passDate, customerId }: Choice): string {
  return `(select jsonb_build_object('version', price_tables.version_id, 'prices', price_tables.prices, 'vat', ${vatPercentsSql(passDate)})
           from price_lists
           join price_tables on price_tables.version_id = price_lists.current_version_id and price_tables.museum_object_id = ${objectId}
           where price_lists.group_category = ${groupCategory} and (price_lists.customer_id is null or price_lists.customer_id = ${customerId})
             and ${passDate} between price_lists.valid_from and price_lists.valid_until
           order by price_lists.customer_id nulls last, price_lists.valid_from desc, price_lists.id desc limit 1)`
}

function vatPercentsSql(day: string): string {
  return `(select jsonb_object_agg(vat_rates.code, vat_rates.percent) from vat_rates
           where vat_rates.valid_from <= ${day} and (vat_rates.valid_until is null or vat_rates.valid_until >= ${day}))`
}

type Asked = { objectId: string; groupCategory: GroupCategory; passDate: string | undefined; customerId: number | null }

const askedDay = `coalesce($3::date, local_day(now()))`

/** Undefined where nothing is sold. */
export async function findPrices(db: Db, asked: Asked): Promise<AppliedPrices | undefined> {
  const { rows } = await db.query({
    name: 'prices_applied',
    text: `select ${appliedPricesSql({ objectId: '$1', groupCategory: '$2', passDate: askedDay, customerId: '$4::integer' })} as applied`,
    values: [asked.objectId, asked.groupCategory, asked.passDate ?? null, asked.customerId],
  })
  return rows[0]?.applied ?? undefined
}

export type NamedCandidate = Candidate & { name: string; customer: { id: number; name: string } | null; number: number | null }

/** Every list of the category that is for everybody or for the customer, on whatever days; what is wrong with each says `explainChoice`. */
export async function listCandidates(db: Db, asked: Omit<Asked, 'passDate'>): Promise<NamedCandidate[]> {
  const { rows } = await db.query({
    name: 'price_candidates',
    text: `select price_lists.id, price_lists.name, price_lists.customer_id as "customerId", price_lists.valid_from as "validFrom",
                  price_lists.valid_until as "validUntil", price_lists.current_version_id as "versionId", versions.number,
                  case when customers.id is not null then jsonb_build_object('id', customers.id, 'name', customers.name) end as customer,
                  price_tables.version_id is not null as "namesObject"
           from price_lists
           left join offered_customers as customers on customers.id = price_lists.customer_id
           left join price_list_versions versions on versions.id = price_lists.current_version_id
           left join price_tables on price_tables.version_id = price_lists.current_version_id and price_tables.museum_object_id = $1
           where price_lists.group_category = $2 and (price_lists.customer_id is null or price_lists.customer_id = $3)`,
    values: [asked.objectId, asked.groupCategory, asked.customerId],
  })
  return rows
}
