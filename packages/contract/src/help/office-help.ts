import * as z from 'zod/mini'
import { roles } from '../abilities.ts'
import { momentSchema } from '../date-schemas.ts'
import type { ActionContracts } from '../envelope.ts'
import { languageSchema } from '../languages.ts'
import { typedContents } from '../publications/publications.ts'
import { idSchema, revisionSchema } from '../text.ts'

const language = z.optional(languageSchema)
const languagesOf = z.array(languageSchema)
/** Whom a question is for; none: everybody, visitors too. */
const readers = z.array(z.enum(roles)).check(z.maxLength(roles.length))

const listed = z.object({
  id: z.int(),
  subject_id: z.int(),
  slug: z.string(),
  /** In the language of whoever asks. */
  title: z.string(),
  roles: readers,
  /** Of the company, not of the product. */
  is_own: z.boolean(),
  is_hidden: z.boolean(),
  languages: languagesOf,
  /** In which languages editors have changed what the product ships. */
  changed: languagesOf,
  /** In which of these the product ships another text by now. */
  newer: languagesOf,
})
export type HelpQuestionLine = z.output<typeof listed>

const whole = z.extend(listed, {
  /** As readers get it. */
  contents: typedContents,
  /** As the product ships it; null of one's own. */
  shipped: z.nullable(typedContents),
  changed_by: z.nullable(z.string()),
  changed_at: z.nullable(momentSchema),
  /** Sent back with a change. */
  revision: z.int(),
})
export type HelpQuestionWhole = z.output<typeof whole>

export const officeHelpActions = {
  /** Everything that there is, for all readers, in its order. */
  office_help: {
    input: z.object({ language }),
    output: z.object({ result: z.object({ subjects: z.array(z.object({ id: z.int(), title: z.string() })), questions: z.array(listed) }) }),
    ability: ['read', 'Publication'],
    writes: false,
  },
  help_question: {
    input: z.object({ question_id: idSchema, language }),
    output: z.object({ result: whole }),
    ability: ['read', 'Publication'],
    writes: false,
  },
  /**
   * Without `question_id` a new one of the company's own. Of a shipped one, a language that reads as it is shipped, or is not sent, follows the
   * product; its subject and readers are the product's, whatever is sent. `seen`: languages whose newer shipped text is not wanted.
   */
  save_help_question: {
    input: z.object({
      question_id: z.optional(idSchema),
      revision: revisionSchema,
      subject_id: idSchema,
      roles: readers,
      contents: typedContents,
      is_hidden: z.boolean(),
      seen: languagesOf,
      language,
    }),
    output: z.object({ result: whole }),
    ability: ['update', 'Publication'],
    writes: true,
  },
  /** Back to what the product ships, in every language; shown again. Of one's own there is nothing to go back to. */
  restore_help_question: {
    input: z.object({ question_id: idSchema, revision: revisionSchema, language }),
    output: z.object({ result: whole }),
    ability: ['update', 'Publication'],
    writes: true,
  },
} as const satisfies ActionContracts
export type OfficeHelpActions = typeof officeHelpActions
