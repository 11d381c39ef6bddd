import type { PublicationKind } from '@anfilada/contract/publications/publication-kinds'
import type { Audience, TypedContents } from '@anfilada/contract/publications/publications'
import type { Language } from '@anfilada/contract/languages'
import type { Tx } from '../db/pool.ts'
import { renderTexts } from '../formatted-text/index.ts'
import type { Caller } from '../http/caller.ts'
import type { Origin } from '../http/identity.ts'
import { recordAudit } from '../identity/index.ts'
import { accept, type Outcome, refuse } from '../outcome.ts'
import { decideSchedule, keptAudience, picturesOf, type Schedule } from './publication.rules.ts'
import {
  findNow,
  insertPublication,
  type KeptContents,
  lockPublication,
  type NewPublication,
  removePublication,
  updatePublication,
} from './publications.store.ts'
import { keepPictures } from './pictures.store.ts'
import { scheduleTelling } from './tell.store.ts'

type Acting = { caller: Caller; origin: Origin }
export type Typed = {
  id: number | undefined
  revision: number
  kind: PublicationKind
  contents: KeptContents
  url: string | null
  schedule: Schedule
  audience: Audience
}

/** What was typed with the HTML that readers get, made before the transaction: it takes a thread most of a second. */
export async function formatContents(contents: TypedContents): Promise<KeptContents> {
  const typed = Object.entries(contents) as [Language, { title: string; text: string }][]
  const html = await renderTexts(typed.map(([, { text }]) => text))
  return Object.fromEntries(typed.map(([language, content], at) => [language, { ...content, html: html[at] ?? '' }])) as KeptContents
}

/** A new publication, or a change of the one that was read; answers its id. Open screens are told when it begins. */
export async function savePublication(tx: Tx, acting: Acting, typed: Typed): Promise<Outcome<number>> {
  const known = await lockRead(tx, typed)
  if (!known.ok) return known
  const decided = decideSchedule({ kind: typed.kind, ...typed.schedule }, known.value?.schedule, await findNow(tx))
  if (!decided.ok) return decided
  const { kind, contents, url } = typed
  const audience = keptAudience(kind, typed.audience)
  const publication: NewPublication = { kind, contents, url, schedule: decided.value, audience, userId: acting.caller.userId }
  const id = typed.id ?? (await insertPublication(tx, publication))
  if (typed.id !== undefined) await updatePublication(tx, id, publication)
  if (!(await keepPictures(tx, id, picturesOf(contents)))) return refuse('file_not_found')
  await scheduleTelling(tx, id)
  await recordSaved(tx, acting, id, publication)
  return accept(id)
}

/** The one that is changed, as it was read; of a new one nothing is known. */
async function lockRead(tx: Tx, { id, revision, kind }: Typed): Promise<Outcome<Awaited<ReturnType<typeof lockPublication>>>> {
  if (id === undefined) return accept(undefined)
  const known = await lockPublication(tx, id)
  if (!known) return refuse('publication_not_found')
  return known.revision === revision && known.kind === kind ? accept(known) : refuse('publication_stale')
}

async function recordSaved(tx: Tx, { caller, origin }: Acting, id: number, { kind, schedule }: NewPublication): Promise<void> {
  const details = { kind, from: schedule.from?.toISOString() ?? null, until: schedule.until?.toISOString() ?? null }
  await recordAudit(tx, caller, origin, { action: 'publication.saved', subject: 'publication', subjectId: id, details })
}

export async function deletePublication(
  tx: Tx,
  { caller, origin }: Acting,
  { id, revision }: { id: number; revision: number },
): Promise<Outcome<number>> {
  const known = await lockPublication(tx, id)
  if (!known) return refuse('publication_not_found')
  if (known.revision !== revision) return refuse('publication_stale')
  await removePublication(tx, id)
  const details = { kind: known.kind }
  await recordAudit(tx, caller, origin, { action: 'publication.deleted', subject: 'publication', subjectId: id, details })
  return accept(id)
}
