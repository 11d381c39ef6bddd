import * as z from 'zod/mini'
import { momentSchema } from '../date-schemas.ts'
import type { ActionContracts } from '../envelope.ts'
import { languageSchema } from '../languages.ts'
import { idSchema, oneOrMany } from '../text.ts'
import { exportFormats, exportLists } from './export-lists.ts'

const language = z.optional(languageSchema)

const filterValue = z.union([z.string().check(z.maxLength(128)), z.number(), z.boolean()])

/** A list as its screen asks for it: what its action is sent, without page and language. Checked by that action's own schema. */
const asked = {
  list: z.enum(exportLists),
  filter: z.record(z.string().check(z.maxLength(32)), oneOrMany(filterValue)),
  language,
}

const takenOut = z.object({
  id: z.int(),
  list: z.enum(exportLists),
  format: z.enum(exportFormats),
  asked_at: momentSchema,
  /** Null until the rows were counted; `done` of them are read. */
  total: z.nullable(z.int()),
  done: z.int(),
  /** Why there is no file, in the reader's language. */
  failure: z.nullable(z.string()),
  /** Where the file is, when it is ready; null until then. */
  file: z.nullable(z.string()),
  /** Bytes. */
  size: z.nullable(z.int()),
})
export type Export = z.output<typeof takenOut>

/** At both endpoints: each person sees and removes his own. */
export const exportActions = {
  count_export: {
    input: z.object(asked),
    output: z.object({ result: z.object({ total: z.int() }) }),
    ability: ['read', 'Export'],
    writes: false,
  },
  /** A job writes the file. More rows than an XLSX sheet has: `export_too_long`; more than `mostExports` at once: `too_many_exports`. */
  start_export: {
    input: z.object({ ...asked, format: z.enum(exportFormats) }),
    output: z.object({ result: takenOut }),
    ability: ['create', 'Export'],
    writes: true,
  },
  /** One's own, the latest first, as long as their files are kept. */
  list_exports: {
    input: z.object({ language }),
    output: z.object({ result: z.array(takenOut) }),
    ability: ['read', 'Export'],
    writes: false,
  },
  /** One that is being written is cancelled; nothing is left of either. */
  remove_export: {
    input: z.object({ export_id: idSchema, language }),
    output: z.object({ result: z.object({ id: z.int() }) }),
    ability: ['create', 'Export'],
    writes: true,
  },
} as const satisfies ActionContracts
export type ExportActions = typeof exportActions
