import type { CustomerKind } from '@anfilada/contract/identity/login'
import type { CustomerRole } from '@anfilada/contract/abilities'
import type { Language } from '@anfilada/contract/languages'
import type { PublicationKind } from '@anfilada/contract/publications/publication-kinds'
import type { Audience } from '@anfilada/contract/publications/publications'
import { onlyRow } from '../db/statement-rows.ts'
import type { Tx } from '../db/pool.ts'
import type { Schedule } from './publication.rules.ts'

/** One language of a publication: as it was typed, and as it is read. */
export type KeptContent = { title: string; text: string; html: string }
/** Russian always stands. */
export type KeptContents = { ru: KeptContent } & Partial<Record<Language, KeptContent>>

export type NewPublication = {
  kind: PublicationKind
  contents: KeptContents
  url: string | null
  schedule: Schedule
  audience: Audience
  userId: number
}

/** The clock of the database in whole milliseconds, as schedules are kept. */
export async function findNow(tx: Tx): Promise<Date> {
  const { rows } = await tx.query({ name: 'publications_now', text: `select date_trunc('milliseconds', now()) as now`, values: [] })
  return onlyRow(rows).now
}

function valuesOf({ kind, contents, url, schedule, audience, userId }: NewPublication) {
  const { public: isPublic, customer_kind: customerKind, customer_ids: customerIds, roles } = audience
  const conditions: [boolean, CustomerKind | null, number[] | null, CustomerRole[] | null] = [
    isPublic,
    customerKind,
    customerIds.length > 0 ? customerIds : null,
    roles.length > 0 ? roles : null,
  ]
  return [kind, JSON.stringify(contents), url, schedule.from, schedule.until, ...conditions, userId] as const
}

export async function insertPublication(tx: Tx, publication: NewPublication): Promise<number> {
  const { rows } = await tx.query({
    name: 'publication_insert',
    text: `insert into publications (kind, contents, url, visible_from, visible_until, is_public, customer_kind, customer_ids, roles, changed_by)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) returning publications.id`,
    values: [...valuesOf(publication)],
  })
  return onlyRow(rows).id
}

/** Locks it; undefined where there is none. */
export async function lockPublication(
  tx: Tx,
  id: number,
): Promise<{ kind: PublicationKind; revision: number; schedule: Schedule } | undefined> {
  const { rows } = await tx.query({
    name: 'publication_lock',
    text: `select publications.kind, publications.revision, publications.visible_from as "visibleFrom", publications.visible_until as "visibleUntil"
           from publications where publications.id = $1 for update`,
    values: [id],
  })
  const row = rows[0]
  return row && { kind: row.kind, revision: row.revision, schedule: { from: row.visibleFrom, until: row.visibleUntil } }
}

export async function updatePublication(tx: Tx, id: number, publication: NewPublication): Promise<void> {
  await tx.query({
    name: 'publication_update',
    text: `update publications set kind = $1, contents = $2, url = $3, visible_from = $4, visible_until = $5, is_public = $6,
                  customer_kind = $7, customer_ids = $8, roles = $9, changed_by = $10, changed_at = now(), revision = publications.revision + 1
           where publications.id = $11`,
    values: [...valuesOf(publication), id],
  })
}

export async function removePublication(tx: Tx, id: number): Promise<void> {
  await tx.query({ name: 'publication_delete', text: 'delete from publications where publications.id = $1', values: [id] })
}
