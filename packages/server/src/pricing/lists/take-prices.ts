import type { Tx } from '../../db/pool.ts'
import { accept, type Outcome, refuse } from '../../outcome.ts'
import { type Editor, importDraft, type ImportedPrices } from './edit-draft.ts'
import { createList } from './make-list.ts'
import { findDraft, findListLike, lockList, lockPublishing, type NewList } from './price-lists.store.ts'
import { publishList } from './publish-list.ts'

/** `note` and `overlapsAccepted` as people say them when they publish (`publishList`). */
type TakenPrices = { list: NewList; prices: ImportedPrices; note: string; overlapsAccepted: boolean }

/**
 * Prices that are in force from now on: of the list that is like this one, else of a new one; what they do not name stays. What somebody is at
 * work on is not published with them: `price_list_has_draft`. Answers the list's number.
 */
export async function takePrices(tx: Tx, editor: Editor, { list, prices, ...said }: TakenPrices): Promise<Outcome<number>> {
  await lockPublishing(tx)
  const known = await findListLike(tx, list)
  const made = known === undefined ? await createList(tx, editor, list) : accept(known)
  if (!made.ok) return made
  const listId = made.value
  const standing = await findStanding(tx, listId)
  if (standing === undefined || (known !== undefined && standing.isDraft)) return refuse('price_list_has_draft')
  const { versionId, revision } = standing
  const drafted = await importDraft(tx, editor, { listId, versionId, revision, prices })
  if (!drafted.ok) return drafted
  const seen = { listId, versionId: drafted.value.versionId, revision: drafted.value.revision }
  return publishList(tx, editor, seen, said)
}

/** What is being edited, else what is charged. */
async function findStanding(tx: Tx, listId: number): Promise<{ versionId: number; revision: number; isDraft: boolean } | undefined> {
  const list = await lockList(tx, listId)
  const draft = await findDraft(tx, listId)
  if (draft) return { versionId: draft.id, revision: draft.revision, isDraft: true }
  const versionId = list?.currentVersionId ?? null
  return versionId === null ? undefined : { versionId, revision: 0, isDraft: false }
}
