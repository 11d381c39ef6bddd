import { type MuseumChange, museumChanges } from '@anfilada/contract/catalogue/museum-changes'
import type { MuseumDocument } from '@anfilada/contract/catalogue/museum-document'
import { museumFaults } from '@anfilada/contract/catalogue/museum-faults'
import { type Acting, recordAudit } from '../../identity/index.ts'
import type { Tx } from '../../db/pool.ts'
import { accept, type Outcome, type Refusal, refuse } from '../../outcome.ts'
import { findKnownMuseum, type KnownMuseum } from './museums.reads.ts'
import { deleteDraft, insertVersion, lockCatalogue, offerReopened, saveDraft, takeMuseumNumber, writeMuseum } from './museums.store.ts'
import { queueFilling } from '../slot-rules/slot-rules.store.ts'
import { listStanding, listTakenCodes } from './standing.reads.ts'

/** Drafts are an employee's own. */
type Editing = Acting & Readonly<{ caller: { userId: number } }>
/** A museum as somebody read it before he changed it; 0 where there was no version, or no draft. */
export type AsRead = { museumId: number; version: number; revision: number }

/** Keeps what was typed, whole or not; nobody but editors sees it. Answers the number of the museum, a new one's too. */
export async function keepDraft(
  tx: Tx,
  editing: Editing,
  { museumId, version, revision, document }: { museumId?: number | undefined; version: number; revision: number; document: MuseumDocument },
): Promise<Outcome<number>> {
  await lockCatalogue(tx)
  const id = museumId ?? (await takeMuseumNumber(tx))
  if (museumId !== undefined) {
    const known = await findAsRead(tx, { museumId, version, revision })
    if (!known.ok) return known
  }
  await saveDraft(tx, id, { document, userId: editing.caller.userId })
  await record(tx, editing, { museumId: id, done: 'draft_saved', document })
  return accept(id)
}

/** The draft goes, what is published stays; of a museum that never was published nothing is left. */
export async function discardDraft(tx: Tx, acting: Acting, asRead: AsRead): Promise<Outcome<number>> {
  await lockCatalogue(tx)
  const known = await findAsRead(tx, asRead)
  if (!known.ok) return known
  const { draft } = known.value
  if (!draft) return accept(asRead.museumId)
  await deleteDraft(tx, asRead.museumId)
  await record(tx, acting, { museumId: asRead.museumId, done: 'draft_discarded', document: draft.document })
  return accept(asRead.museumId)
}

/** The draft becomes what customers order by, in one transaction, and a version of its own. */
export async function publishMuseum(tx: Tx, acting: Acting, asRead: AsRead): Promise<Outcome<number>> {
  await lockCatalogue(tx)
  const known = await findAsRead(tx, asRead)
  if (!known.ok) return known
  const { draft } = known.value
  if (!draft) return refuse('nothing_changed')
  const published = await publishDocument(tx, acting, { known: known.value, document: draft.document })
  if (published.ok) await deleteDraft(tx, asRead.museumId)
  return published
}

/**
 * Makes the document what customers order by, and a version of its own; of a museum that was never published, too, under the number that it
 * brings. The catalogue is locked. Refuses `nothing_changed`, `catalogue_incomplete`, `object_not_removed`, `object_code_taken`, `catalogue_orders_stand`.
 */
export async function publishDocument(
  tx: Tx,
  acting: Acting,
  { known, document }: { known: KnownMuseum; document: MuseumDocument },
): Promise<Outcome<number>> {
  const { museumId, published } = known
  const changes = museumChanges(published?.document ?? null, document)
  if (changes.length === 0) return refuse('nothing_changed')
  const refusal = decideShape(known, document) ?? (await decideAmongOthers(tx, museumId, document))
  if (refusal) return refusal

  await writeMuseum(tx, museumId, document)
  await keepVersion(tx, published, { museumId, document, userId: acting.caller.userId })
  const objectIds = document.objects.map(({ system_id }) => system_id)
  await offerReopened(tx, objectIds)
  for (const objectId of objectsOfOtherDays(changes)) await queueFilling(tx, objectId)
  await record(tx, acting, { museumId, done: 'published', document })
  return accept(museumId)
}

/** Whose rules make other slots from now on: the night would be too late for who orders today. */
function objectsOfOtherDays(changes: readonly MuseumChange[]): Set<string> {
  return new Set(changes.flatMap(({ field, object }) => (object !== null && (field === 'week' || field === 'exceptions') ? [object] : [])))
}

type NewVersion = { museumId: number; document: MuseumDocument; userId: number | null }

async function keepVersion(tx: Tx, before: KnownMuseum['published'], { museumId, document, userId }: NewVersion): Promise<void> {
  // What stood in the rows alone would be lost: the history begins with it.
  if (before && before.publishedAt === null) await insertVersion(tx, museumId, { ...before, userId: null, isOld: true })
  await insertVersion(tx, museumId, { number: (before?.number ?? 0) + 1, document, userId, isOld: false })
}

async function findAsRead(tx: Tx, { museumId, version, revision }: AsRead): Promise<Outcome<KnownMuseum>> {
  const known = await findKnownMuseum(tx, museumId)
  if (!known) return refuse('museum_not_found')
  const isRead = (known.published?.number ?? 0) === version && (known.draft?.revision ?? 0) === revision
  return isRead ? accept(known) : refuse('catalogue_stale')
}

/** What the document says of itself: it is whole, and nothing that customers know is gone. */
function decideShape({ published }: KnownMuseum, document: MuseumDocument): Refusal | undefined {
  const [fault] = Object.keys(museumFaults(document))
  if (fault !== undefined) return refuse('catalogue_incomplete', fault)
  const kept = new Set(document.objects.map(({ system_id }) => system_id))
  const gone = published?.document.objects.some(({ system_id }) => !kept.has(system_id))
  return gone === true ? refuse('object_not_removed', 'objects') : undefined
}

async function decideAmongOthers(tx: Tx, museumId: number, document: MuseumDocument): Promise<Refusal | undefined> {
  const codes = document.objects.map(({ system_id }) => system_id)
  const [taken] = await listTakenCodes(tx, museumId, codes)
  if (taken !== undefined) return refuse('object_code_taken', `objects.${codes.indexOf(taken)}.system_id`)
  const standing = await listStanding(tx, document)
  if (standing.length === 0) return undefined
  return { ...refuse('catalogue_orders_stand'), orders: standing.map(({ order_id }) => order_id) }
}

type Done = { museumId: number; done: 'draft_saved' | 'draft_discarded' | 'published'; document: MuseumDocument }

async function record(tx: Tx, { caller, origin }: Acting, { museumId, done, document }: Done): Promise<void> {
  await recordAudit(tx, caller, origin, {
    action: `catalogue.${done}`,
    subject: 'museum',
    subjectId: museumId,
    details: { name: document.name.ru },
  })
}
