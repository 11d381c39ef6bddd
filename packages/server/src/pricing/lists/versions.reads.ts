import type { PriceTable } from '@anfilada/contract/pricing/price-order'
import type { GroupCategory } from '@anfilada/contract/catalogue'
import type { Language } from '@anfilada/contract/languages'
import { nameKeys } from '@anfilada/contract/name-keys'
import { companyServices } from '@anfilada/phrases/company-services'
import type { Db } from '../../db/pool.ts'

export type VersionState = 'draft' | 'current' | 'former'
export type VersionRow = {
  id: number
  listId: number
  number: number
  state: VersionState
  note: string
  revision: number
  createdAt: Date
  createdBy: string | null
  publishedAt: Date | null
  publishedBy: string | null
}

const columns = `price_list_versions.id, price_list_versions.price_list_id as "listId", price_list_versions.number, price_list_versions.note,
  price_list_versions.revision,
  case when price_list_versions.published_at is null then 'draft'
       when price_list_versions.id = price_lists.current_version_id then 'current' else 'former' end as state,
  price_list_versions.created_at as "createdAt", creators.name as "createdBy",
  price_list_versions.published_at as "publishedAt", publishers.name as "publishedBy"`
const tables = `price_list_versions join price_lists on price_lists.id = price_list_versions.price_list_id
  left join offered_users as creators on creators.id = price_list_versions.created_by
  left join offered_users as publishers on publishers.id = price_list_versions.published_by`

/** Newest first. */
export async function listVersions(db: Db, listId: number): Promise<VersionRow[]> {
  const { rows } = await db.query({
    name: 'price_versions',
    text: `select ${columns} from ${tables} where price_list_versions.price_list_id = $1 order by price_list_versions.number desc`,
    values: [listId],
  })
  return rows
}

/** The version of this list that was asked for; without one the draft, else the current version. */
export async function findVersion(db: Db, listId: number, versionId: number | undefined): Promise<VersionRow | undefined> {
  const { rows } = await db.query({
    name: 'price_version',
    text: `select ${columns} from ${tables}
           where price_list_versions.price_list_id = $1
             and ($2::integer is null and (price_list_versions.published_at is null or price_list_versions.id = price_lists.current_version_id)
                  or price_list_versions.id = $2)
           order by price_list_versions.published_at nulls first limit 1`,
    values: [listId, versionId ?? null],
  })
  return rows[0]
}

export type GridRow = {
  objectId: string
  /** 0: what the company itself sells, of no museum. */
  museumId: number
  museum: string
  /** Of a row of the company itself: what is priced is an hour of it. */
  service: 'transport' | 'guide' | null
  object: string
  prices: PriceTable
  /** The same object in the version that is compared with; null where its prices are the same. */
  compared: PriceTable | null
  revision: number
}
export type Grid = { versionId: number; comparedId: number | null; type: GroupCategory; language: Language }

/**
 * Every object whose museum serves the category, or that the version prices nevertheless, by museum and name; then what the company itself
 * sells.
 */
export async function readGrid(db: Db, { versionId, comparedId, type, language }: Grid): Promise<GridRow[]> {
  const { rows } = await db.query({
    name: 'price_grid',
    text: `select museum_objects.system_id as "objectId", coalesce(museums.id, 0) as "museumId", coalesce(museums.name ->> $4, $5, '') as museum, museum_objects.service,
                  museum_objects.name ->> $4 as object, coalesce(shown.prices, '{}') as prices,
                  case when compared.prices is distinct from shown.prices then coalesce(compared.prices, '{}') end as compared,
                  coalesce(shown.revision, 0) as revision
           from offered_museum_objects as museum_objects
           left join offered_museums as museums on museums.id = museum_objects.museum_id
           left join price_tables shown on shown.version_id = $1 and shown.museum_object_id = museum_objects.system_id
           left join price_tables compared on compared.version_id = $2 and compared.museum_object_id = museum_objects.system_id
           where museum_objects.service is not null or $3 = any (museums.types) or shown.version_id is not null or compared.version_id is not null
           order by museums.name ->> $4 nulls last, museums.id, museum_objects.service desc, museum_objects.seats, museum_objects.name ->> $4, museum_objects.system_id`,
    values: [versionId, comparedId, type, nameKeys[language], companyServices[language]],
  })
  return rows
}

/** VAT rates as they are on a day, by code. */
export async function listVatRates(db: Db, day: string): Promise<{ code: string; percent: number | null }[]> {
  const { rows } = await db.query({
    name: 'vat_rates',
    text: `select vat_rates.code, vat_rates.percent from vat_rates
           where vat_rates.valid_from <= $1 and (vat_rates.valid_until is null or vat_rates.valid_until >= $1)
           order by vat_rates.percent desc nulls last, vat_rates.code`,
    values: [day],
  })
  return rows
}
