// Written by "npm run statements" out of PostgreSQL's own description: change the SQL, not this file.
import type {} from '../db/statement-rows.ts'
import type { Role } from '@anfilada/contract/abilities'
import type { Language } from '@anfilada/contract/languages'
import type { Changes } from './edited-help.rules.ts'
import type { KeptContents } from '../publications/publications.store.ts'

declare module '../db/statement-rows.ts' {
  interface StatementRows {
    help_drop_questions: never
    help_drop_subjects: never
    help_edition: never
    help_for_reader: {
      id: number
      subject_id: number
      slug: string
      language: Language
      question: string
      answer: string
    }
    help_keep_changed: never
    help_question_add: {
      id: number
    }
    help_question_change: never
    help_question_lock: {
      revision: number
      isOwn: boolean
      isHidden: boolean
      contents: KeptContents
      changes: Changes
    }
    help_question_update_own: never
    help_question_whole: {
      id: number
      subjectId: number
      slug: string
      roles: Role[]
      isOwn: boolean
      isHidden: boolean
      contents: KeptContents
      changes: Changes
      revision: number
      changedBy: string | null
      changedAt: Date | null
    }
    help_questions_all: {
      id: number
      subjectId: number
      slug: string
      roles: Role[]
      isOwn: boolean
      isHidden: boolean
      contents: KeptContents
      changes: Changes
    }
    help_readable: {
      ids: number[]
      edition: string
    }
    help_searchable: {
      id: number
      question: string
      answer: string
    }
    help_ship_question: never
    help_ship_subject: never
    help_subjects_all: {
      id: number
      title: string
    }
    help_subjects_for_reader: {
      id: number
      title: string
    }
  }
}
