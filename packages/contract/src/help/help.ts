import * as z from 'zod/mini'
import { languageSchema } from '../languages.ts'
import { singleLine } from '../text.ts'

/** GET /api/v1/help/subjects, in their order: those of which the reader has a question. */
export const helpSubjects = z.array(z.object({ id: z.int(), title: z.string() }))
export type HelpSubjects = z.output<typeof helpSubjects>

/** GET /api/v1/help/questions, in the order of subjects and questions: of a visitor the public ones, of others those of their roles. */
export const helpQuestions = z.array(
  z.object({
    id: z.int(),
    subject_id: z.int(),
    /** Names the question in addresses, the same in every language and version. */
    slug: z.string(),
    question: z.string(),
    /** HTML of few elements (decision 0056). */
    answer: z.string(),
    /** The language it is in: the one that was asked for, else (not translated) Russian. */
    language: languageSchema,
  }),
)
export type HelpQuestions = z.output<typeof helpQuestions>

/** GET /api/v1/help/search: numbers of questions that the reader may read, best first. */
export const helpFound = z.array(z.int())
export type HelpFound = z.output<typeof helpFound>

export const helpQuery = z.object({ language: z.optional(languageSchema) })
export const helpSearchQuery = z.object({ language: z.optional(languageSchema), text: z.optional(singleLine(200)) })
