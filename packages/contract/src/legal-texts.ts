import * as z from 'zod/mini'
import { dateSchema, momentSchema } from './date-schemas.ts'
import type { ActionContracts } from './envelope.ts'
import { languageSchema } from './languages.ts'
import { idSchema, note, revisionSchema, singleLine } from './text.ts'

export const legalTextKinds = ['contract', 'offer', 'refund_policy', 'consent'] as const
export type LegalTextKind = (typeof legalTextKinds)[number]
const kindSchema = z.enum(legalTextKinds)

/** Paragraphs stand apart by an empty line; one that begins with `# ` is a heading. Nothing else is read out of it. */
const content = z.object({ title: singleLine(200).check(z.minLength(1)), text: note(20_000).check(z.minLength(1)) })

/** Russian is the original; the others are translations. */
const contents = z.object({
  ru: content,
  en: z.optional(content),
  zh: z.optional(content),
  fa: z.optional(content),
  vi: z.optional(content),
})
export type LegalContents = z.output<typeof contents>

const published = {
  id: z.int(),
  kind: kindSchema,
  /** Of its kind, from 1 on; what an agreement names. */
  version: z.int(),
  /** Museum-local day from which it holds. */
  valid_from: z.string(),
  title: z.string(),
  /** The language it is in: the one that was asked for, else (not translated) Russian. */
  language: languageSchema,
}

/** GET /api/v1/legal-texts/, for everybody: what holds today, in the order of the kinds; a kind that was never published is left out. */
export const currentLegalTexts = z.array(z.object(published))
export type CurrentLegalTexts = z.output<typeof currentLegalTexts>

/** GET /api/v1/legal-texts/<id>/: one published version, in force or not. `languages`: those it is written in. */
export const legalTextAnswer = z.object({ ...published, text: z.string(), languages: z.array(languageSchema) })
export type LegalTextAnswer = z.output<typeof legalTextAnswer>

export const legalTextsQuery = z.object({ language: z.optional(languageSchema) })
export const legalTextParams = z.object({ text_id: z.string().check(z.regex(/^[1-9]\d{0,8}$/)) })

const version = z.object({
  id: z.int(),
  kind: kindSchema,
  version: z.int(),
  /** `upcoming`: published, and not yet in force. */
  state: z.enum(['draft', 'upcoming', 'current', 'former']),
  valid_from: z.nullable(z.string()),
  title: z.string(),
  languages: z.array(languageSchema),
  note: z.string(),
  created_by: z.nullable(z.string()),
  created_at: momentSchema,
  published_by: z.nullable(z.string()),
  published_at: z.nullable(momentSchema),
  /** Sent back with a change of a draft. */
  revision: z.int(),
})
export type LegalVersion = z.output<typeof version>
const whole = z.extend(version, { contents })
export type LegalVersionWhole = z.output<typeof whole>

const language = z.optional(languageSchema)

export const legalTextActions = {
  /** All versions, by kind, newest first. */
  legal_texts: {
    input: z.object({ language }),
    output: z.object({ result: z.array(version) }),
    ability: ['read', 'LegalText'],
    writes: false,
  },
  legal_text: {
    input: z.object({ text_id: idSchema, language }),
    output: z.object({ result: whole }),
    ability: ['read', 'LegalText'],
    writes: false,
  },
  save_legal_draft: {
    /** `revision`: of the draft that was read; 0 where there is none, which begins one. */
    input: z.object({ kind: kindSchema, revision: revisionSchema, contents, language }),
    output: z.object({ result: whole }),
    ability: ['update', 'LegalText'],
    writes: true,
  },
  discard_legal_draft: {
    input: z.object({ kind: kindSchema, revision: revisionSchema, language }),
    output: z.object({ result: z.object({ kind: kindSchema }) }),
    ability: ['update', 'LegalText'],
    writes: true,
  },
  /** From then on it is never changed; it holds from `valid_from`, today or later. */
  publish_legal_text: {
    input: z.object({ kind: kindSchema, revision: revisionSchema, valid_from: dateSchema, note: note(500), language }),
    output: z.object({ result: whole }),
    ability: ['update', 'LegalText'],
    writes: true,
  },
} as const satisfies ActionContracts
export type LegalTextActions = typeof legalTextActions
