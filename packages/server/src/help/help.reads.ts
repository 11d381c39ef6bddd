import type { HelpQuestions, HelpSubjects } from '@anfilada/contract/help/help'
import type { Language } from '@anfilada/contract/languages'
import type { Db } from '../db/pool.ts'
import type { Caller, Visitor } from '../http/caller.ts'
import type { Searchable } from './search-index.ts'

/** By which roles somebody reads: none of a visitor, and of an employee on behalf those of the customer's owner. */
export function rolesOf(caller: Caller | Visitor): readonly string[] {
  if (!('userId' in caller)) return []
  return caller.onBehalf ? ['owner'] : caller.roles
}

const isForReader = `(help_questions.is_public or help_questions.roles && $1::text[])`
const spoken = `case when help_questions.contents ? $2::text then $2 else 'ru' end`

/** Those of which the reader has a question, in their order. */
export async function listSubjects(db: Db, roles: readonly string[], language: Language): Promise<HelpSubjects> {
  const { rows } = await db.query({
    name: 'help_subjects_for_reader',
    text: `select help_subjects.id, coalesce(help_subjects.titles ->> $2::text, help_subjects.titles ->> 'ru') as title from help_subjects
           where exists (select from help_questions where help_questions.subject_id = help_subjects.id and ${isForReader})
           order by help_subjects.position`,
    values: [roles, language],
  })
  return rows
}

/** All that the reader may read, in the order of subjects and questions. */
export async function listQuestions(db: Db, roles: readonly string[], language: Language): Promise<HelpQuestions> {
  const { rows } = await db.query({
    name: 'help_for_reader',
    text: `select help_questions.id, help_questions.subject_id, help_questions.slug, ${spoken} as language,
                  help_questions.contents -> (${spoken}) ->> 'title' as question, help_questions.contents -> (${spoken}) ->> 'html' as answer
           from help_questions join help_subjects on help_subjects.id = help_questions.subject_id
           where ${isForReader} order by help_subjects.position, help_questions.position`,
    values: [roles, language],
  })
  return rows
}

/** The numbers of what the reader may read, and the edition that it is of. */
export async function findReadable(db: Db, roles: readonly string[]): Promise<{ ids: Set<number>; edition: string }> {
  const { rows } = await db.query({
    name: 'help_readable',
    text: `select help_questions.id, help_questions.edition from help_questions where ${isForReader}`,
    values: [roles],
  })
  return { ids: new Set(rows.map(({ id }) => id)), edition: rows[0]?.edition ?? '' }
}

/** Whole, for an index that all readers of the language share. */
export async function listSearchable(db: Db, language: Language): Promise<Searchable[]> {
  const { rows } = await db.query({
    name: 'help_searchable',
    text: `select help_questions.id, help_questions.contents -> (${spoken.replaceAll('$2', '$1')}) ->> 'title' as question,
                  help_questions.contents -> (${spoken.replaceAll('$2', '$1')}) ->> 'html' as answer
           from help_questions`,
    values: [language],
  })
  return rows
}
