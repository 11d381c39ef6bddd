import type { GroupCategory } from '@anfilada/contract/catalogue'
import type { Db } from '../../db/pool.ts'

export type OfferedList = {
  id: number
  year: number
  type: GroupCategory
  name: string
  validFrom: string
  validUntil: string
  own: boolean
  /** The media type of the file that staff uploaded for it. */
  uploaded: string | null
}

/** Published lists for everybody and the customer's own, once for each of their years: the three before this one and the two after. */
export async function listOffered(db: Db, customerId: number | null): Promise<OfferedList[]> {
  const { rows } = await db.query({
    name: 'pricelists',
    text: `select price_lists.id, years.year, price_lists.group_category as type, price_lists.name, price_lists.valid_from as "validFrom",
                  price_lists.valid_until as "validUntil", price_lists.customer_id is not null as own, files.media_type as uploaded
           from price_lists
           cross join extract(year from local_day(now())) this_year
           cross join generate_series(greatest(extract(year from price_lists.valid_from), this_year - 3)::integer,
                                      least(extract(year from price_lists.valid_until), this_year + 2)::integer) years (year)
           left join offered_kept_files as files on files.id = price_lists.file_id
           where price_lists.current_version_id is not null and (price_lists.customer_id is null or price_lists.customer_id = $1)
           order by years.year desc, own desc, price_lists.valid_from desc, price_lists.id desc`,
    values: [customerId],
  })
  return rows
}

/** A published list that the customer may read; with its uploaded file's number. */
export async function findOffered(db: Db, listId: number, customerId: number | null): Promise<{ fileId: number | null } | undefined> {
  const { rows } = await db.query({
    name: 'pricelist',
    text: `select price_lists.file_id as "fileId" from price_lists
           where price_lists.id = $1 and price_lists.current_version_id is not null
             and (price_lists.customer_id is null or price_lists.customer_id = $2)`,
    values: [listId, customerId],
  })
  return rows[0]
}
