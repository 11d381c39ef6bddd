import type { Role } from '@anfilada/contract/abilities'
import type { Language } from '@anfilada/contract/languages'
import type { Tx } from '../db/pool.ts'
import type { Caller } from '../http/caller.ts'
import type { Origin } from '../http/identity.ts'
import { recordAudit } from '../identity/index.ts'
import { accept, type Outcome, refuse } from '../outcome.ts'
import type { KeptContents } from '../publications/index.ts'
import { decideChanges } from './edited-help.rules.ts'
import { changeShipped, insertOwnQuestion, type KnownQuestion, lockQuestion, updateOwnQuestion } from './help.store.ts'

type Acting = { caller: Caller; origin: Origin }
export type TypedQuestion = {
  id: number | undefined
  revision: number
  subjectId: number
  roles: readonly Role[]
  contents: KeptContents
  isHidden: boolean
  seen: readonly Language[]
}

/** A new question of the company's own, or a change of the one that was read; answers its id. Searches find the new words at once. */
export async function saveQuestion(tx: Tx, acting: Acting, typed: TypedQuestion): Promise<Outcome<number>> {
  if (typed.id === undefined) return addQuestion(tx, acting, typed)
  const known = await lockRead(tx, typed.id, typed.revision)
  if (!known.ok) return known
  const { contents: shipped, changes: before, isOwn, isHidden } = known.value
  const { userId } = acting.caller
  if (isOwn) {
    if (!(await updateOwnQuestion(tx, typed.id, { ...typed, userId }))) return refuse('not_found', 'subject_id')
  } else {
    const changes = decideChanges({ shipped, before, typed: typed.contents, seen: typed.seen })
    await changeShipped(tx, typed.id, { changes, isHidden: typed.isHidden, userId })
  }
  const done = isHidden === typed.isHidden ? 'saved' : typed.isHidden ? 'hidden' : 'shown'
  await record(tx, acting, { id: typed.id, done, title: typed.contents.ru.title })
  return accept(typed.id)
}

async function addQuestion(tx: Tx, acting: Acting, typed: TypedQuestion): Promise<Outcome<number>> {
  const id = await insertOwnQuestion(tx, { ...typed, userId: acting.caller.userId })
  if (id === undefined) return refuse('not_found', 'subject_id')
  await record(tx, acting, { id, done: 'added', title: typed.contents.ru.title })
  return accept(id)
}

/** Back to what the product ships, and shown. Nobody ships what is one's own: it stays as it is. */
export async function restoreQuestion(
  tx: Tx,
  acting: Acting,
  { id, revision }: { id: number; revision: number },
): Promise<Outcome<number>> {
  const known = await lockRead(tx, id, revision)
  if (!known.ok || known.value.isOwn) return known.ok ? accept(id) : known
  await changeShipped(tx, id, { changes: {}, isHidden: false, userId: acting.caller.userId })
  await record(tx, acting, { id, done: 'restored', title: known.value.contents.ru.title })
  return accept(id)
}

/** The one that is changed, as it was read. */
async function lockRead(tx: Tx, id: number, revision: number): Promise<Outcome<KnownQuestion>> {
  const known = await lockQuestion(tx, id)
  if (!known) return refuse('help_question_not_found')
  return known.revision === revision ? accept(known) : refuse('help_question_stale')
}

type Done = { id: number; done: 'added' | 'saved' | 'hidden' | 'shown' | 'restored'; title: string }

async function record(tx: Tx, { caller, origin }: Acting, { id, done, title }: Done): Promise<void> {
  await recordAudit(tx, caller, origin, {
    action: `help_question.${done}`,
    subject: 'help_question',
    subjectId: id,
    details: { name: title },
  })
}
