import * as z from 'zod/mini'
import { systemIdSchema } from '../catalogue.ts'
import type { ActionContracts } from '../envelope.ts'
import { languageSchema } from '../languages.ts'
import { opening } from './museum-document.ts'

/** What a customer should know of an object before he orders, in his language. */
const aboutObject = z.object({
  museum_object_id: z.string(),
  /** Of the museum; null where nobody said it. */
  address: z.nullable(z.string()),
  point: z.nullable(z.object({ latitude: z.number(), longitude: z.number() })),
  /** Where groups go in unless their order says otherwise. */
  entrance: z.string(),
  /** Special days that are over are left out. */
  ...opening,
  /** Heads of one group; null: no limit. */
  least_people: z.nullable(z.int()),
  most_people: z.nullable(z.int()),
  /** An order names no more; null: no limit. */
  persons_per_guide: z.nullable(z.int()),
  /** Of the price, for those who do not come: told, and charged by nobody but people; null: not said. */
  no_show_percent: z.nullable(z.int()),
  /** Hours before the visit until which the caller's orders are changed and cancelled freely, by his contract or else by the object. */
  free_change_hours: z.int(),
  /** Kopecks for each person taken out or cancelled afterwards; null for readers who may not see prices. */
  penalty: z.nullable(z.int()),
})
export type AboutObject = z.output<typeof aboutObject>

export const aboutObjectActions = {
  /** Archived ones, too: orders of before name them. */
  about_object: {
    input: z.object({ museum_object_id: systemIdSchema, language: z.optional(languageSchema) }),
    output: z.object({ result: aboutObject }),
    ability: ['read', 'Catalogue'],
    writes: false,
  },
} as const satisfies ActionContracts
export type AboutObjectActions = typeof aboutObjectActions
