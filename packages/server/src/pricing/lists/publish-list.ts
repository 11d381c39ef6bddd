import type { Tx } from '../../db/pool.ts'
import { accept, type Outcome, refuse } from '../../outcome.ts'
import { type Editor, recordPrices } from './edit-draft.ts'
import { findPriceList } from './price-lists.reads.ts'
import { findOwnVat } from './own-rates.reads.ts'
import { refuseForeignVat } from './own-vat.rules.ts'
import {
  deleteDraft,
  dropEmptyTables,
  findDraft,
  type LockedList,
  lockList,
  lockPublishing,
  readTables,
  savePublished,
} from './price-lists.store.ts'

/** The draft as it was looked at. */
export type Seen = { listId: number; versionId: number; revision: number }

/** From now on orders are priced by the draft; nothing that was ordered before moves. */
export async function publishList(
  tx: Tx,
  editor: Editor,
  seen: Seen,
  { note, overlapsAccepted }: { note: string; overlapsAccepted: boolean },
): Promise<Outcome<number>> {
  await lockPublishing(tx)
  const found = await lockSeen(tx, seen)
  if (!found.ok) return found
  const list = await findPriceList(tx, seen.listId)
  if (!overlapsAccepted && list && list.overlaps.length > 0) return refuse('price_lists_overlap')
  if ((await dropEmptyTables(tx, seen.versionId)) === 0) return refuse('price_list_empty')
  const foreign = refuseForeignVat(await readTables(tx, seen.versionId, null), await findOwnVat(tx, found.value))
  if (foreign) return foreign
  await savePublished(tx, seen.listId, seen.versionId, { userId: editor.caller.userId, note })
  await recordPrices(tx, editor, 'price_list.published', found.value, { version: seen.versionId, note })
  return accept(seen.listId)
}

/** Undefined when the list went with its draft: it was never published. */
export async function discardDraft(tx: Tx, editor: Editor, seen: Seen): Promise<Outcome<number | undefined>> {
  const found = await lockSeen(tx, seen)
  if (!found.ok) return found
  await recordPrices(tx, editor, 'price_list.discarded', found.value, { version: seen.versionId })
  return accept((await deleteDraft(tx, found.value, seen.versionId)) ? seen.listId : undefined)
}

async function lockSeen(tx: Tx, { listId, versionId, revision }: Seen): Promise<Outcome<LockedList>> {
  const list = await lockList(tx, listId)
  if (!list) return refuse('price_list_not_found')
  const draft = await findDraft(tx, listId)
  return draft?.id === versionId && draft.revision === revision ? accept(list) : refuse('stale_price_list')
}
