import type { Emblem, GroupCategory } from '@anfilada/contract/catalogue'
import type { TranslatedName } from '@anfilada/contract/languages'
import type { Db } from '../../db/pool.ts'
import { type AppliedPrices, appliedPricesSql } from '../pricing.reads.ts'

/** An object on days of a year through which neither lists nor VAT rates change. */
export type PricedSpan = {
  museum: { id: number; name: TranslatedName; emblem: Emblem } | null
  objectId: string
  name: TranslatedName
  from: string
  until: string
  own: boolean
  applied: AppliedPrices
}

type Asked = { year: number; type: GroupCategory; customerId: number | null }

const chosen = appliedPricesSql({
  objectId: 'museum_objects.system_id',
  groupCategory: '$2',
  passDate: 'spans.first_day',
  customerId: '$3::integer',
})

/**
 * What an order of this customer costs at each object that takes groups of the category in that year, span by span: the same choice as that
 * of an order. By museum and object, what the company itself sells last; within one by days.
 */
export async function listPricedSpans(db: Db, { year, type, customerId }: Asked): Promise<PricedSpan[]> {
  const { rows } = await db.query({
    name: 'price_table',
    text: `with lists as (
             select price_lists.valid_from, price_lists.valid_until from price_lists
             where price_lists.group_category = $2 and (price_lists.customer_id is null or price_lists.customer_id = $3::integer)
               and price_lists.valid_from < make_date($1 + 1, 1, 1) and price_lists.valid_until >= make_date($1, 1, 1)
           ), days as (
             select make_date($1, 1, 1) as first_day
             union select lists.valid_from from lists union select lists.valid_until + 1 from lists
             union select vat_rates.valid_from from vat_rates union select vat_rates.valid_until + 1 from vat_rates
           ), spans as (
             select days.first_day, lead(days.first_day, 1, make_date($1 + 1, 1, 1)) over (order by days.first_day) - 1 as last_day
             from days where extract(year from days.first_day) = $1
           )
           select case when museums.id is not null
                       then jsonb_build_object('id', museums.id, 'name', museums.name, 'emblem', museums.emblem) end as museum,
                  museum_objects.system_id as "objectId", museum_objects.name, spans.first_day as "from", spans.last_day as until,
                  price_lists.customer_id is not null as own, priced.applied
           from offered_museum_objects as museum_objects
           left join offered_museums as museums on museums.id = museum_objects.museum_id
           cross join spans
           cross join lateral (select ${chosen} as applied) as priced
           join price_list_versions on price_list_versions.id = (priced.applied ->> 'version')::integer
           join price_lists on price_lists.id = price_list_versions.price_list_id
           where (museum_objects.service is not null or $2 = any (museums.types))
             and (museum_objects.archived_at is null or museum_objects.archived_at >= midnight_of(make_date($1 + 1, 1, 1)))
             and (museums.archived_at is null or museums.archived_at >= midnight_of(make_date($1 + 1, 1, 1)))
           order by museums.id nulls last, museum_objects.service desc, museum_objects.seats, museum_objects.system_id, spans.first_day`,
    values: [year, type, customerId],
  })
  return rows
}
