import type { GroupCategory } from '@anfilada/contract/catalogue'
import { type Condition, conditions } from '../../db/conditions.ts'
import type { Db } from '../../db/pool.ts'

type Person = string | null
export type Publication = { versionId: number; number: number; at: string; by: Person }
export type ListRow = {
  id: number
  name: string
  type: GroupCategory
  customer: { id: number; name: string } | null
  validFrom: string
  validUntil: string
  current: Publication | null
  draft: (Publication & { revision: number; changed: number }) | null
  overlaps: { list_id: number; name: string; valid_from: string; valid_until: string; wins: boolean }[]
  file: string | null
}

const publicationSql = (at: string, by: string): string =>
  `'versionId', versions.id, 'number', versions.number, 'at', ${at},
   'by', (select users.name from offered_users as users where users.id = ${by})`

/** Objects whose prices are not those of the current version. */
const changedSql = `(select count(*) from
    (select price_tables.museum_object_id, price_tables.prices from price_tables where price_tables.version_id = versions.id) drafted
    full join
    (select price_tables.museum_object_id, price_tables.prices from price_tables where price_tables.version_id = price_lists.current_version_id) published
      using (museum_object_id)
    where coalesce(drafted.prices, '{}') <> coalesce(published.prices, '{}'))`

/** SQL conditions for "the other list is published for the same category and customer, and shares days": only such a one stands in the way. */
export const standsInTheWay = `others.group_category = price_lists.group_category and others.customer_id is not distinct from price_lists.customer_id
      and others.id <> price_lists.id and others.current_version_id is not null
      and others.valid_from <= price_lists.valid_until and others.valid_until >= price_lists.valid_from`

const overlapsSql = `(select coalesce(jsonb_agg(jsonb_build_object('list_id', others.id, 'name', others.name, 'valid_from', others.valid_from,
      'valid_until', others.valid_until, 'wins', (others.valid_from, others.id) > (price_lists.valid_from, price_lists.id))
      order by others.valid_from desc, others.id desc), '[]')
    from price_lists others
    where ${standsInTheWay})`

const columns = `price_lists.id, price_lists.name, price_lists.group_category as type, price_lists.valid_from as "validFrom",
  price_lists.valid_until as "validUntil",
  (select jsonb_build_object('id', customers.id, 'name', customers.name) from offered_customers as customers where customers.id = price_lists.customer_id) as customer,
  (select jsonb_build_object(${publicationSql('coalesce(versions.published_at, versions.created_at)', 'versions.published_by')})
   from price_list_versions versions where versions.id = price_lists.current_version_id) as current,
  (select jsonb_build_object(${publicationSql('versions.created_at', 'versions.created_by')}, 'revision', versions.revision, 'changed', ${changedSql})
   from price_list_versions versions where versions.price_list_id = price_lists.id and versions.published_at is null) as draft,
  ${overlapsSql} as overlaps,
  (select files.name from offered_kept_files as files where files.id = price_lists.file_id) as file`

export type ListFilter = { year: number | undefined; type: GroupCategory | undefined; customerId: number | null | undefined }

/** Those that begin later come first. */
export async function listPriceLists(db: Db, filter: ListFilter): Promise<ListRow[]> {
  const { year, type, customerId } = filter
  const asked: Condition[] = [
    {
      name: 'year',
      when: year !== undefined,
      sql: 'price_lists.valid_from < make_date(? + 1, 1, 1) and price_lists.valid_until >= make_date(?, 1, 1)',
      values: [year, year],
    },
    { name: 'type', when: type !== undefined, sql: 'price_lists.group_category = ?', values: [type] },
    { name: 'everybody', when: customerId === null, sql: 'price_lists.customer_id is null', values: [] },
    { name: 'customer', when: typeof customerId === 'number', sql: 'price_lists.customer_id = ?', values: [customerId] },
  ]
  const { name, where, values } = conditions('price_lists', [], asked)
  const { rows } = await db.query({
    name,
    text: `select ${columns} from price_lists where true ${where} order by price_lists.valid_from desc, price_lists.id desc limit 1000`,
    values,
  })
  return rows
}

export type ListBefore = { id: number; name: string; versionId: number }

/** Whose prices hold until the list begins: the newest published one of the same category and customer that does not begin later. */
export async function findListBefore(db: Db, listId: number): Promise<ListBefore | undefined> {
  const { rows } = await db.query({
    name: 'price_list_before',
    text: `select others.id, others.name, others.current_version_id as "versionId"
           from price_lists join price_lists others on others.group_category = price_lists.group_category
             and others.customer_id is not distinct from price_lists.customer_id and others.id <> price_lists.id
             and others.current_version_id is not null and others.valid_from <= price_lists.valid_from
           where price_lists.id = $1 order by others.valid_from desc, others.id desc limit 1`,
    values: [listId],
  })
  return rows[0]
}

export async function findPriceList(db: Db, listId: number): Promise<ListRow | undefined> {
  const { rows } = await db.query({
    name: 'price_list',
    text: `select ${columns} from price_lists where price_lists.id = $1`,
    values: [listId],
  })
  return rows[0]
}
