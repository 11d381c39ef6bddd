import type { GroupCategory } from '@anfilada/contract/catalogue'
import { onlyRow } from '../../db/statement-rows.ts'
import type { Db, Tx } from '../../db/pool.ts'
import type { TableRow } from './changes.rules.ts'

export type LockedList = {
  id: number
  name: string
  groupCategory: GroupCategory
  customerId: number | null
  validFrom: string
  validUntil: string
  currentVersionId: number | null
}

/** One change of a list at a time; orders that are placed meanwhile do not wait for it. */
export async function lockList(tx: Tx, listId: number): Promise<LockedList | undefined> {
  const { rows } = await tx.query({
    name: 'price_list_lock',
    text: `select price_lists.id, price_lists.name, price_lists.group_category as "groupCategory", price_lists.customer_id as "customerId",
                  price_lists.valid_from as "validFrom", price_lists.valid_until as "validUntil", price_lists.current_version_id as "currentVersionId"
           from price_lists where price_lists.id = $1 for no key update`,
    values: [listId],
  })
  return rows[0]
}

/** One publication at a time: two lists for the same days, published at once, would not see each other. Orders do not wait. */
export async function lockPublishing(tx: Tx): Promise<void> {
  await tx.query('lock table price_lists in share row exclusive mode')
}

export type NewList = { name: string; groupCategory: GroupCategory; customerId: number | null; validFrom: string; validUntil: string }

export async function insertList(tx: Tx, list: NewList): Promise<number> {
  const { rows } = await tx.query({
    name: 'price_list_insert',
    text: `insert into price_lists (name, group_category, customer_id, valid_from, valid_until) values ($1, $2, $3, $4, $5) returning id`,
    values: [list.name, list.groupCategory, list.customerId, list.validFrom, list.validUntil],
  })
  return onlyRow(rows).id
}

/** The list of this name for these days, category and customer, the one that was made first; whoever makes lists waits (`lockPublishing`). */
export async function findListLike(tx: Tx, like: NewList): Promise<number | undefined> {
  const { rows } = await tx.query({
    name: 'price_list_like',
    text: `select price_lists.id from price_lists
           where price_lists.name = $1 and price_lists.group_category = $2 and price_lists.customer_id is not distinct from $3
             and price_lists.valid_from = $4 and price_lists.valid_until = $5
           order by price_lists.id limit 1`,
    values: [like.name, like.groupCategory, like.customerId, like.validFrom, like.validUntil],
  })
  return rows[0]?.id
}

export type Draft = { id: number; revision: number }

/** The draft of a locked list. */
export async function findDraft(db: Db, listId: number): Promise<Draft | undefined> {
  const { rows } = await db.query({
    name: 'price_draft',
    text: `select price_list_versions.id, price_list_versions.revision from price_list_versions
           where price_list_versions.price_list_id = $1 and price_list_versions.published_at is null`,
    values: [listId],
  })
  return rows[0]
}

/** A new draft of a locked list without one, with the prices and revisions of another version, or with none. */
export async function openDraft(tx: Tx, listId: number, like: number | null, userId: number | null): Promise<Draft> {
  const { rows } = await tx.query({
    name: 'price_draft_open',
    text: `insert into price_list_versions (price_list_id, number, created_by)
           select $1, coalesce(max(price_list_versions.number), 0) + 1, $2 from price_list_versions where price_list_versions.price_list_id = $1
           returning id, revision`,
    values: [listId, userId],
  })
  const draft = onlyRow(rows)
  await tx.query({
    name: 'price_draft_fill',
    text: `insert into price_tables (version_id, museum_object_id, prices, revision)
           select $1, price_tables.museum_object_id, price_tables.prices, price_tables.revision from price_tables where price_tables.version_id = $2`,
    values: [draft.id, like],
  })
  return draft
}

/** Prices of the named objects, or of all. */
export async function readTables(db: Db, versionId: number, objectIds: readonly string[] | null): Promise<TableRow[]> {
  const { rows } = await db.query({
    name: 'price_tables_read',
    text: `select price_tables.museum_object_id as "objectId", price_tables.revision, price_tables.prices from price_tables
           where price_tables.version_id = $1 and ($2::text[] is null or price_tables.museum_object_id = any ($2))`,
    values: [versionId, objectIds],
  })
  return rows
}

/** Writes objects of a draft and answers its new revision. */
export async function saveTables(tx: Tx, versionId: number, rows: readonly TableRow[]): Promise<number> {
  await tx.query({
    name: 'price_tables_save',
    text: `insert into price_tables (version_id, museum_object_id, prices, revision)
           select $1, saved."objectId", saved.prices, saved.revision
           from jsonb_to_recordset($2::jsonb) as saved("objectId" text, prices jsonb, revision integer)
           on conflict (version_id, museum_object_id) do update set prices = excluded.prices, revision = excluded.revision`,
    values: [versionId, JSON.stringify(rows)],
  })
  const { rows: drafts } = await tx.query({
    name: 'price_draft_touch',
    text: 'update price_list_versions set revision = price_list_versions.revision + 1 where price_list_versions.id = $1 returning revision',
    values: [versionId],
  })
  return (drafts[0] as { revision: number }).revision
}

/** The list goes with its draft when it was never published. Answers whether it is still there. */
export async function deleteDraft(tx: Tx, list: LockedList, draftId: number): Promise<boolean> {
  await tx.query({ name: 'price_tables_drop', text: 'delete from price_tables where price_tables.version_id = $1', values: [draftId] })
  await tx.query({ name: 'price_draft_drop', text: 'delete from price_list_versions where price_list_versions.id = $1', values: [draftId] })
  if (list.currentVersionId !== null) return true
  await tx.query({ name: 'price_list_drop', text: 'delete from price_lists where price_lists.id = $1', values: [list.id] })
  return false
}

/** An object without a price is not named: for a customer's own list it is priced by the list for all. */
export async function dropEmptyTables(tx: Tx, versionId: number): Promise<number> {
  await tx.query({
    name: 'price_tables_empty',
    text: `delete from price_tables where price_tables.version_id = $1 and price_tables.prices = '{}'`,
    values: [versionId],
  })
  const { rows } = await tx.query({
    name: 'price_tables_left',
    text: 'select count(*)::integer as left from price_tables where price_tables.version_id = $1',
    values: [versionId],
  })
  return onlyRow(rows).left
}

/** From the commit on this version makes the prices; it takes no change any more. */
export async function savePublished(tx: Tx, listId: number, versionId: number, by: { userId: number | null; note: string }): Promise<void> {
  await tx.query({
    name: 'price_version_publish',
    text: `update price_list_versions set published_at = now(), published_by = $2, note = $3 where price_list_versions.id = $1`,
    values: [versionId, by.userId, by.note],
  })
  await tx.query({
    name: 'price_list_current',
    text: 'update price_lists set current_version_id = $2 where price_lists.id = $1',
    values: [listId, versionId],
  })
}

/** Codes of all VAT rates that ever were, and all objects: what a price list may name. */
export async function findKnown(db: Db): Promise<{ objects: Set<string>; vat: Set<string> }> {
  const { rows } = await db.query({
    name: 'price_known',
    text: `select (select array_agg(museum_objects.system_id) from offered_museum_objects as museum_objects) as objects,
                  (select array_agg(distinct vat_rates.code) from vat_rates) as vat`,
    values: [],
  })
  return { objects: new Set(rows[0]?.objects), vat: new Set(rows[0]?.vat) }
}
