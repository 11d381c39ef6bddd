import type { HelpQuestions, HelpSubjects } from '@anfilada/contract/help/help'
import type { Language } from '@anfilada/contract/languages'
import type { Db } from '../db/pool.ts'
import { onlyRow } from '../db/statement-rows.ts'
import type { Caller, Visitor } from '../http/caller.ts'
import type { Searchable } from './search-index.ts'

/** By which roles somebody reads: none of a visitor, and of an employee on behalf those of the customer's owner. */
export function rolesOf(caller: Caller | Visitor): readonly string[] {
  if (!('userId' in caller)) return []
  return caller.onBehalf ? ['owner'] : caller.roles
}

const isForReader = `(help_questions.is_public or help_questions.roles && $1::text[]) and not help_questions.is_hidden`
/** What editors wrote stands over what the product ships, language by language. */
const read = '(help_questions.contents || help_questions.changes)'
/** In which language a question is read by who asked for the one of the parameter. */
const spokenFor = (language: '$1' | '$2') => `case when ${read} ? ${language}::text then ${language} else 'ru' end`
const wordsFor = (language: '$1' | '$2') =>
  `${read} -> (${spokenFor(language)}) ->> 'title' as question, ${read} -> (${spokenFor(language)}) ->> 'html' as answer`

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
    text: `select help_questions.id, help_questions.subject_id, help_questions.slug, ${spokenFor('$2')} as language,
                  ${wordsFor('$2')}
           from help_questions join help_subjects on help_subjects.id = help_questions.subject_id
           where ${isForReader} order by help_subjects.position, help_questions.position, help_questions.id`,
    values: [roles, language],
  })
  return rows
}

/** The numbers of what the reader may read, and what names the state of all texts: another edition, or another change of an editor. */
export async function findReadable(db: Db, roles: readonly string[]): Promise<{ ids: Set<number>; edition: string }> {
  const { rows } = await db.query({
    name: 'help_readable',
    text: `select coalesce(array_agg(help_questions.id) filter (where ${isForReader}), '{}') as ids,
                  concat_ws(' ', max(help_questions.edition), sum(help_questions.revision)) as edition from help_questions`,
    values: [roles],
  })
  const { ids, edition } = onlyRow(rows)
  return { ids: new Set(ids), edition }
}

/** Whole, for an index that all readers of the language share. */
export async function listSearchable(db: Db, language: Language): Promise<Searchable[]> {
  const { rows } = await db.query({
    name: 'help_searchable',
    text: `select help_questions.id, ${wordsFor('$1')} from help_questions`,
    values: [language],
  })
  return rows
}
