import * as z from 'zod/mini'
import type { ActionContracts } from '../envelope.ts'
import { languageSchema } from '../languages.ts'
import { idSchema, note, singleLine } from '../text.ts'
import { sectionSchema } from './interchange-file.ts'

const language = z.optional(languageSchema)

/** One cell that is different; without a title a whole row of a list is new (`to`) or gone (`from`). Texts are ready for people. */
const line = z.object({
  sheet: z.string(),
  /** Of a row in a list: its key. */
  row: z.nullable(z.string()),
  title: z.nullable(z.string()),
  from: z.nullable(z.string()),
  to: z.nullable(z.string()),
})

const change = z.object({
  section: sectionSchema,
  key: z.string(),
  name: z.string(),
  what: z.enum(['new', 'changed']),
  lines: z.array(line),
})

const fault = z.object({
  section: z.nullable(sectionSchema),
  /** Null in a JSON file. */
  sheet: z.nullable(z.string()),
  /** `C7`, or `museums[3].objects[0].name.ru`; empty: the whole file or sheet. */
  place: z.string(),
  /** What stands there, 100 characters at most. */
  read: z.string(),
  code: z.string(),
  message: z.string(),
})

/** What a file says and what it would change, or has changed. */
export const importReport = z.object({
  sections: z.array(z.object({ section: sectionSchema, rows: z.int(), new: z.int(), changed: z.int(), unchanged: z.int() })),
  /** At most 2,000, in the order of the file. */
  changes: z.array(change),
  /** At most 1,000, in the order of the file. With one of them nothing is written. */
  faults: z.array(fault),
  /** What was looked at: sent back to have just this carried out. */
  seen: z.string(),
})
export type ImportReport = z.output<typeof importReport>
export type ImportFault = ImportReport['faults'][number]
export type ImportLine = ImportReport['changes'][number]['lines'][number]

export const interchangeFormats = ['xlsx', 'json'] as const
export type InterchangeFormat = (typeof interchangeFormats)[number]

/** Fetched with the header; `?sections=museums,terms` chooses, without it all that the reader may read (decision 0072). */
export function exportPath(format: InterchangeFormat): `/api/office/interchange/${InterchangeFormat}` {
  return `/api/office/interchange/${format}`
}

export const interchangeActions = {
  /** In the order of the file, with what the reader may do. */
  interchange_sections: {
    input: z.object({ language }),
    output: z.object({ result: z.array(z.object({ section: sectionSchema, may_read: z.boolean(), may_write: z.boolean() })) }),
    ability: ['read', 'Interchange'],
    writes: false,
  },
  /** What the uploaded file would do; writes nothing. */
  preview_import: {
    input: z.object({ file_id: idSchema, language }),
    output: z.object({ result: importReport }),
    ability: ['update', 'Interchange'],
    writes: false,
  },
  /**
   * All of it or nothing. `seen`: of the preview; what would be done now is something else: `import_stale`. `note`: why, without which no prices
   * are published, as in `publish_price_list`.
   */
  run_import: {
    input: z.object({ file_id: idSchema, seen: singleLine(64), note: z.optional(note(500)), language }),
    output: z.object({ result: importReport }),
    ability: ['update', 'Interchange'],
    writes: true,
  },
} as const satisfies ActionContracts
export type InterchangeActions = typeof interchangeActions
