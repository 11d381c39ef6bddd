import type { LegalContents, LegalTextKind } from '@anfilada/contract/legal-texts'
import type { Language } from '@anfilada/contract/languages'
import { recordAudit } from '../identity/index.ts'
import type { Tx } from '../db/pool.ts'
import type { Caller } from '../http/caller.ts'
import type { Origin } from '../http/identity.ts'
import { accept, type Outcome, refuse } from '../outcome.ts'
import { findToday } from './legal-texts.reads.ts'
import { deleteDraft, findLastDay, insertDraft, lockDraft, savePublished, updateDraft } from './legal-texts.store.ts'

type Acting = { caller: Caller; origin: Origin }
/** `revision`: of the draft as it was read. */
type Draft = { kind: LegalTextKind; revision: number }

/** Begins a draft (revision 0) or changes the one that was read; answers its id. */
export async function saveDraft(tx: Tx, { caller }: Acting, { kind, revision }: Draft, contents: LegalContents): Promise<Outcome<number>> {
  const id =
    revision === 0 ? await insertDraft(tx, { kind, contents, userId: caller.userId }) : await updateDraft(tx, kind, revision, contents)
  return id === undefined ? refuse('stale_text') : accept(id)
}

export async function discardDraft(tx: Tx, { caller, origin }: Acting, { kind, revision }: Draft): Promise<Outcome<LegalTextKind>> {
  if (!(await deleteDraft(tx, kind, revision))) return refuse('stale_text')
  await recordAudit(tx, caller, origin, { action: 'legal_text.discarded', subject: 'legal_text', subjectId: kind })
  return accept(kind)
}

/** From now on the version is never changed; answers its id. */
export async function publishDraft(
  tx: Tx,
  { caller, origin }: Acting,
  { kind, revision, validFrom, note }: Draft & { validFrom: string; note: string },
): Promise<Outcome<number>> {
  const draft = await lockDraft(tx, kind, revision)
  if (!draft) return refuse('stale_text')
  const decision = decideValidFrom(validFrom, { today: await findToday(tx), lastDay: await findLastDay(tx, kind) })
  if (!decision.ok) return decision
  await savePublished(tx, draft.id, { validFrom, note, userId: caller.userId })
  const details = { version: draft.version, valid_from: validFrom, note }
  await recordAudit(tx, caller, origin, { action: 'legal_text.published', subject: 'legal_text', subjectId: kind, details })
  return accept(draft.id)
}

/** A text in the language that was asked for, else in Russian, the original; `language` says which. */
export function readIn(contents: LegalContents, language: Language): { language: Language; title: string; text: string } {
  const translated = contents[language]
  return translated ? { language, ...translated } : { language: 'ru', ...contents.ru }
}

/** Nothing holds from yesterday, and a later version never from an earlier day: of two in force the later published one counts. */
export function decideValidFrom(validFrom: string, { today, lastDay }: { today: string; lastDay: string | null }): Outcome<true> {
  const early = validFrom < today || (lastDay !== null && validFrom < lastDay)
  return early ? refuse('text_date_early', 'valid_from') : accept(true)
}
