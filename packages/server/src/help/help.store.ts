import type { Role } from '@anfilada/contract/abilities'
import type { Tx } from '../db/pool.ts'
import type { KeptContents } from '../publications/index.ts'
import type { Changes } from './edited-help.rules.ts'

export type KnownQuestion = { revision: number; isOwn: boolean; isHidden: boolean; contents: KeptContents; changes: Changes }

/** Locks it; undefined where there is none. */
export async function lockQuestion(tx: Tx, id: number): Promise<KnownQuestion | undefined> {
  const { rows } = await tx.query({
    name: 'help_question_lock',
    text: `select help_questions.revision, help_questions.edition is null as "isOwn", help_questions.is_hidden as "isHidden",
                  help_questions.contents, help_questions.changes
           from help_questions where help_questions.id = $1 for update`,
    values: [id],
  })
  return rows[0]
}

export type OwnQuestion = { subjectId: number; roles: readonly Role[]; contents: KeptContents; isHidden: boolean; userId: number }

/** Behind the shipped ones of its subject; undefined where there is no such subject. Its name in addresses is nobody else's. */
export async function insertOwnQuestion(
  tx: Tx,
  { subjectId, roles, contents, isHidden, userId }: OwnQuestion,
): Promise<number | undefined> {
  const { rows } = await tx.query({
    name: 'help_question_add',
    text: `insert into help_questions (slug, subject_id, position, is_public, roles, contents, is_hidden, changed_by, changed_at)
           select 'own-' || gen_random_uuid(), help_subjects.id, 1000, cardinality($2::text[]) = 0, $2, $3, $4, $5, now()
           from help_subjects where help_subjects.id = $1 returning help_questions.id`,
    values: [subjectId, roles, JSON.stringify(contents), isHidden, userId],
  })
  return rows[0]?.id
}

/** Whether there is such a subject: then the question stands in it. */
export async function updateOwnQuestion(tx: Tx, id: number, question: OwnQuestion): Promise<boolean> {
  const { subjectId, roles, contents, isHidden, userId } = question
  const { rowCount } = await tx.query({
    name: 'help_question_update_own',
    text: `update help_questions set subject_id = help_subjects.id, is_public = cardinality($3::text[]) = 0, roles = $3, contents = $4,
                  is_hidden = $5, changed_by = $6, changed_at = now(), revision = help_questions.revision + 1
           from help_subjects where help_questions.id = $1 and help_subjects.id = $2`,
    values: [id, subjectId, roles, JSON.stringify(contents), isHidden, userId],
  })
  return rowCount === 1
}

/** What editors say over a shipped question; without changes it reads as it is shipped. */
export async function changeShipped(
  tx: Tx,
  id: number,
  { changes, isHidden, userId }: { changes: Changes; isHidden: boolean; userId: number },
): Promise<void> {
  await tx.query({
    name: 'help_question_change',
    text: `update help_questions set changes = $2, is_hidden = $3, changed_by = $4, changed_at = now(), revision = help_questions.revision + 1
           where help_questions.id = $1`,
    values: [id, JSON.stringify(changes), isHidden, userId],
  })
}
