import { findCustomerName } from '../../customers/index.ts'
import type { Tx } from '../../db/pool.ts'
import { accept, type Outcome, refuse } from '../../outcome.ts'
import { type Editor, recordPrices } from './edit-draft.ts'
import { insertList, type NewList, openDraft, readTables, saveTables } from './price-lists.store.ts'
import { type Raise, raiseTable } from './raise.rules.ts'
import { findPriceList } from './price-lists.reads.ts'
import { findVersion } from './versions.reads.ts'

/** A new list with an empty draft. */
export async function createList(tx: Tx, editor: Editor, list: NewList): Promise<Outcome<number>> {
  if (list.customerId !== null && (await findCustomerName(tx, list.customerId)) === undefined) return refuse('customer_not_found')
  const id = await insertList(tx, list)
  await openDraft(tx, id, null, editor.caller.userId)
  await recordPrices(tx, editor, 'price_list.created', { ...list, id }, { from: list.validFrom, until: list.validUntil })
  return accept(id)
}

export type Copy = { listId: number; name: string; validFrom: string; validUntil: string; raise: Raise }

/** A new list for the same group category and customer, its draft with the raised prices of what the old one shows: its draft, else what is charged. */
export async function copyList(tx: Tx, editor: Editor, { listId, name, validFrom, validUntil, raise }: Copy): Promise<Outcome<number>> {
  const list = await findPriceList(tx, listId)
  const source = list && (await findVersion(tx, listId, undefined))
  if (!source) return refuse('price_list_not_found')
  const copy = { name, groupCategory: list.type, customerId: list.customer?.id ?? null, validFrom, validUntil }
  const id = await insertList(tx, copy)
  const draft = await openDraft(tx, id, null, editor.caller.userId)
  const rows = await readTables(tx, source.id, null)
  await saveTables(
    tx,
    draft.id,
    rows.map(({ objectId, prices }) => ({ objectId, revision: 1, prices: raiseTable(prices, raise) })),
  )
  await recordPrices(tx, editor, 'price_list.copied', { ...copy, id }, { source: source.id, percent: raise.percent })
  return accept(id)
}
