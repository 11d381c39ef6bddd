import type { Role } from '@anfilada/contract/abilities'
import { languages, type Language } from '@anfilada/contract/languages'
import type { HelpQuestionLine, HelpQuestionWhole } from '@anfilada/contract/help/office-help'
import type { Db } from '../db/pool.ts'
import type { KeptContents } from '../publications/index.ts'
import { type Changes, newerIn, typedOf } from './edited-help.rules.ts'

const columns = `help_questions.id, help_questions.subject_id as "subjectId", help_questions.slug, help_questions.roles,
    help_questions.edition is null as "isOwn", help_questions.is_hidden as "isHidden", help_questions.contents, help_questions.changes`

type Row = {
  id: number
  subjectId: number
  slug: string
  roles: Role[]
  isOwn: boolean
  isHidden: boolean
  contents: KeptContents
  changes: Changes
}

/** All subjects, in their order. */
export async function listAllSubjects(db: Db, language: Language): Promise<{ id: number; title: string }[]> {
  const { rows } = await db.query({
    name: 'help_subjects_all',
    text: `select help_subjects.id, coalesce(help_subjects.titles ->> $1::text, help_subjects.titles ->> 'ru') as title
           from help_subjects order by help_subjects.position`,
    values: [language],
  })
  return rows
}

/** All questions, hidden ones too, in the order of subjects and questions. */
export async function listAllQuestions(db: Db, language: Language): Promise<HelpQuestionLine[]> {
  const { rows } = await db.query({
    name: 'help_questions_all',
    text: `select ${columns} from help_questions join help_subjects on help_subjects.id = help_questions.subject_id
           order by help_subjects.position, help_questions.position, help_questions.id`,
    values: [],
  })
  return rows.map((row) => lineOf(row, language))
}

/** With everything an editor changes; undefined where there is none. */
export async function findQuestion(db: Db, id: number, language: Language): Promise<HelpQuestionWhole | undefined> {
  const { rows } = await db.query({
    name: 'help_question_whole',
    text: `select ${columns}, help_questions.revision, editors.name as "changedBy", help_questions.changed_at as "changedAt"
           from help_questions left join offered_users as editors on editors.id = help_questions.changed_by where help_questions.id = $1`,
    values: [id],
  })
  const row = rows[0]
  return (
    row && {
      ...lineOf(row, language),
      contents: typedOf({ ...row.contents, ...row.changes }),
      shipped: row.isOwn ? null : typedOf(row.contents),
      changed_by: row.changedBy,
      changed_at: row.changedAt?.toISOString() ?? null,
      revision: row.revision,
    }
  )
}

function lineOf({ id, subjectId, slug, roles, isOwn, isHidden, contents, changes }: Row, language: Language): HelpQuestionLine {
  const read = { ...contents, ...changes }
  return {
    id,
    subject_id: subjectId,
    slug,
    title: (read[language] ?? read.ru).title,
    roles,
    is_own: isOwn,
    is_hidden: isHidden,
    languages: languages.filter((one) => one in read),
    changed: languages.filter((one) => one in changes),
    newer: newerIn(contents, changes),
  }
}
