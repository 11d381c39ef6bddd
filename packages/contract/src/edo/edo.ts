import * as z from 'zod/mini'
import { momentSchema } from '../date-schemas.ts'
import type { ActionContracts } from '../envelope.ts'
import { languageSchema } from '../languages.ts'
import { emailSchema, idSchema, revisionSchema, singleLine } from '../text.ts'
import { edoOperators, edoStatuses, keptParticipantId } from './edo-rules.ts'

const connection = {
  /** As papers name the customer; what nobody told is null. */
  name: z.string(),
  inn: z.nullable(z.string()),
  kpp: z.nullable(z.string()),
  /** Null until the customer asks for the first time, as are the next two. */
  operator: z.nullable(z.enum(edoOperators)),
  participant_id: z.nullable(z.string()),
  contact_email: z.nullable(z.string()),
  status: z.enum(edoStatuses),
  /** Since when it is so; null where nobody has ever asked. */
  status_at: z.nullable(momentSchema),
  /** What staff said when they set the state; null while the customer's own request stands. */
  reason: z.nullable(z.string()),
  /** Who agreed to which version of the text, and when; null where nobody has, or it was withdrawn. */
  consent: z.nullable(z.object({ at: momentSchema, by: z.string(), version: z.int() })),
}
const edoData = z.object(connection)
export type EdoData = z.output<typeof edoData>

const edoLine = z.object({
  id: z.int(),
  at: momentSchema,
  actor: z.string(),
  status: z.enum(edoStatuses),
  operator: z.enum(edoOperators),
  participant_id: z.string(),
  /** Null: the customer asked. */
  reason: z.nullable(z.string()),
})
/** `history`: the latest first. `revision`: sent back with a change of the state. */
const officeEdo = z.object({ ...connection, revision: z.int(), history: z.array(edoLine) })
export type OfficeEdo = z.output<typeof officeEdo>

const language = z.optional(languageSchema)
/** What the id must be says `edoFault`. */
const participantId = singleLine(100).check(z.overwrite(keptParticipantId), z.minLength(1))

export const edoActions = {
  /** What the form begins with: the requisites, and what of the electronic exchange of documents was asked for and is so. */
  prefetch_edo_data: {
    input: z.object({ language }),
    output: z.object({ result: edoData }),
    ability: ['read', 'Customer'],
    writes: false,
  },
  /**
   * Asks for the exchange through this operator, or tells that it changed. Only an organisation does (403), and consents each time to the
   * text of the version that it read (another by now: `texts_changed`). Nothing new: `edo_nothing_new`.
   */
  request_edo: {
    input: z.object({
      operator: z.enum(edoOperators),
      participant_id: participantId,
      contact_email: emailSchema,
      consent: z.boolean().check(z.refine((yes) => yes, { error: 'required' })),
      consent_version: revisionSchema,
      language,
    }),
    output: z.object({ result: edoData }),
    ability: ['update', 'Customer'],
    writes: true,
  },
} as const satisfies ActionContracts
export type EdoActions = typeof edoActions

export const officeEdoActions = {
  office_edo: {
    input: z.object({ customer_id: idSchema, language }),
    output: z.object({ result: officeEdo }),
    ability: ['read', 'OfficeCustomer'],
    writes: false,
  },
  /** A person says how far it is, and why: the customer reads it. It changed meanwhile: `edo_stale`; it does not lead there: `edo_move_wrong`. */
  set_edo_status: {
    input: z.object({
      customer_id: idSchema,
      revision: revisionSchema,
      status: z.enum(edoStatuses),
      reason: singleLine(500).check(z.minLength(1)),
      language,
    }),
    output: z.object({ result: officeEdo }),
    ability: ['update', 'OfficeCustomer'],
    writes: true,
  },
} as const satisfies ActionContracts
export type OfficeEdoActions = typeof officeEdoActions
