import type { PriceKey } from '@anfilada/contract/pricing/pricing'
import type { Price } from '@anfilada/contract/pricing/price-order'
import { type Acting, recordAudit } from '../../identity/index.ts'
import type { Tx } from '../../db/pool.ts'
import { accept, type Outcome, refuse, type Refusal } from '../../outcome.ts'
import { decideEdits, type ObjectEdit, type TableRow, withChanges } from './changes.rules.ts'
import { findOwnVat } from './own-rates.reads.ts'
import type { IsOwnVat } from './own-vat.rules.ts'
import { type Draft, findDraft, findKnown, type LockedList, lockList, openDraft, readTables, saveTables } from './price-lists.store.ts'

export type Editor = Acting
export type Edited = { versionId: number; revision: number; saved: TableRow[]; conflicts: TableRow[] }

/** Saves objects of the draft, which is begun from the current version when there is none; what somebody else changed meanwhile is not. */
export async function editDraft(
  tx: Tx,
  editor: Editor,
  edit: { listId: number; versionId: number; edits: readonly ObjectEdit[] },
): Promise<Outcome<Edited>> {
  const list = await lockList(tx, edit.listId)
  if (!list) return refuse('price_list_not_found')
  const unknown = unknownIn(edit.edits, await findKnown(tx))
  if (unknown) return unknown
  const draft = await draftOf(tx, list, edit.versionId, editor.caller.userId)
  if (!draft) return refuse('stale_price_list')
  const rows = await readTables(
    tx,
    draft.id,
    edit.edits.map(({ objectId }) => objectId),
  )
  const foreign = foreignIn(edit.edits, rows, await findOwnVat(tx, list))
  if (foreign) return foreign
  const { saved, conflicts } = decideEdits(rows, edit.edits)
  if (saved.length === 0) return accept({ versionId: draft.id, revision: draft.revision, saved, conflicts })
  const revision = await saveTables(tx, draft.id, saved)
  await recordPrices(tx, editor, 'price_list.changed', list, { objects: saved.length, version: draft.id })
  return accept({ versionId: draft.id, revision, saved, conflicts })
}

/** Whoever looked at neither the draft nor, without one, the current version looked at something that is over. */
async function draftOf(tx: Tx, list: LockedList, seen: number, userId: number | null): Promise<Draft | undefined> {
  const draft = await findDraft(tx, list.id)
  if (draft) return draft.id === seen || list.currentVersionId === seen ? draft : undefined
  return list.currentVersionId === seen ? openDraft(tx, list.id, seen, userId) : undefined
}

/** Names the field: an object or a VAT rate that does not exist comes from no screen of ours. */
function unknownIn(edits: readonly ObjectEdit[], { objects, vat }: { objects: Set<string>; vat: Set<string> }): Refusal | undefined {
  for (const [index, { objectId, prices }] of edits.entries()) {
    const object = `changes.${index}.museum_object_id`
    if (!objects.has(objectId)) return { ok: false, refusal: 'invalid_fields', fields: { [object]: 'invalid' } }
    for (const [key, price] of Object.entries(prices)) {
      if (price?.vat !== undefined && !vat.has(price.vat))
        return { ok: false, refusal: 'invalid_fields', fields: { [`changes.${index}.prices.${key}.vat`]: 'invalid' } }
    }
  }
  return undefined
}

/** Names the field of a rate that the company's taxes do not have; one that stands there of before stays until somebody chooses. */
function foreignIn(edits: readonly ObjectEdit[], rows: readonly TableRow[], isOwn: IsOwnVat): Refusal | undefined {
  const standing = new Map(rows.map(({ objectId, prices }) => [objectId, prices]))
  for (const [index, { objectId, prices }] of edits.entries()) {
    for (const [key, price] of Object.entries(prices) as [PriceKey, Price | null][]) {
      if (price?.vat === undefined || isOwn(price.vat) || standing.get(objectId)?.[key]?.vat === price.vat) continue
      return refuse('vat_not_of_taxes', `changes.${index}.prices.${key}.vat`)
    }
  }
  return undefined
}

export type ImportedPrices = ReadonlyMap<string, Partial<Record<PriceKey, Price | null>>>
export type Imported = { versionId: number; revision: number; changed: number }

/** Writes a whole file into the draft, if the list still is what the preview was counted from. */
export async function importDraft(
  tx: Tx,
  editor: Editor,
  { listId, versionId, revision, prices }: { listId: number; versionId: number; revision: number; prices: ImportedPrices },
): Promise<Outcome<Imported>> {
  const list = await lockList(tx, listId)
  if (!list) return refuse('price_list_not_found')
  const before = await findDraft(tx, listId)
  if (before ? before.id !== versionId || before.revision !== revision : list.currentVersionId !== versionId)
    return refuse('stale_price_list')
  const draft = before ?? (await openDraft(tx, listId, versionId, editor.caller.userId))
  const standing = new Map((await readTables(tx, draft.id, [...prices.keys()])).map((row) => [row.objectId, row]))
  const rows = [...prices].map(([objectId, changes]) => {
    const row = standing.get(objectId)
    return { objectId, revision: (row?.revision ?? 0) + 1, prices: withChanges(row?.prices ?? {}, changes) }
  })
  const saved = await saveTables(tx, draft.id, rows)
  await recordPrices(tx, editor, 'price_list.imported', list, { objects: rows.length, version: draft.id })
  return accept({ versionId: draft.id, revision: saved, changed: rows.length })
}

/** A line of the audit log about a list; about one customer's own list it stands in his history, too. */
export async function recordPrices(
  tx: Tx,
  { caller, origin }: Editor,
  action: `price_list.${string}`,
  list: Pick<LockedList, 'id' | 'name' | 'customerId'>,
  details: Record<string, unknown> = {},
): Promise<void> {
  const { id: subjectId, name, customerId } = list
  await recordAudit(tx, caller, origin, { action, subject: 'price_list', subjectId, customerId, details: { name, ...details } })
}
