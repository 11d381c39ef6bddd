// Written by "npm run statements" out of PostgreSQL's own description: change the SQL, not this file.
import type {} from '../db/statement-rows.ts'
import type { Language } from '@anfilada/contract/languages'

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
    help_readable: {
      id: number
      edition: string
    }
    help_searchable: {
      id: number
      question: string
      answer: string
    }
    help_ship_question: never
    help_ship_subject: never
    help_subjects_for_reader: {
      id: number
      title: string
    }
  }
}
