import * as z from 'zod/mini'
import { emblems, groupCategorySchema } from '../catalogue.ts'
import { momentSchema } from '../date-schemas.ts'
import type { ActionContracts } from '../envelope.ts'
import { languageSchema } from '../languages.ts'
import { idSchema, revisionSchema } from '../text.ts'
import { changedFields } from './museum-changes.ts'
import { museumDocument } from './museum-document.ts'

const language = z.optional(languageSchema)
const languagesOf = z.array(languageSchema)

const listedObject = z.object({ system_id: z.string(), name: z.string(), archived: z.boolean(), missing: languagesOf })
const listedMuseum = z.object({
  museum_id: z.int(),
  /** In the language of whoever asks, as it stands in the draft where there is one. */
  name: z.string(),
  emblem: z.enum(emblems),
  archived: z.boolean(),
  /** How often it was published; 0: not yet. */
  version: z.int(),
  has_draft: z.boolean(),
  /** Languages in which its name is not said. */
  missing: languagesOf,
  objects: z.array(listedObject),
})
export type CatalogueMuseumLine = z.output<typeof listedMuseum>

/** What `set_object_terms` keeps, to look at. */
const termsOfObject = z.object({
  museum_object_id: z.string(),
  cut_off_minutes: z.int(),
  free_change_hours: z.int(),
  penalty: z.int(),
})

const whole = z.object({
  museum_id: z.int(),
  /** Sent back with whatever is saved or published: another one published meanwhile. 0: never published. */
  version: z.int(),
  /** Who published it and when; null of what stood there before versions were kept. */
  published_by: z.nullable(z.string()),
  published_at: z.nullable(momentSchema),
  published: z.nullable(museumDocument),
  /** `revision`: sent back as well; without a draft it is 0. */
  draft: z.nullable(z.object({ revision: z.int(), saved_by: z.string(), saved_at: momentSchema, document: museumDocument })),
  terms: z.array(termsOfObject),
})
export type CatalogueMuseum = z.output<typeof whole>

const change = z.object({
  object: z.nullable(z.string()),
  field: z.enum(changedFields),
  language: z.nullable(languageSchema),
  from: z.unknown(),
  to: z.unknown(),
})

/** Orders to come that a change would leave where nobody is admitted: they are decided first. */
const standing = z.object({
  reason: z.enum(['closed_day', 'group_category']),
  museum_object_id: z.string(),
  order_id: z.int(),
  customer: z.string(),
  date: z.string(),
  time: z.string(),
  type: groupCategorySchema,
})
export type StandingOrder = z.output<typeof standing>

/** Which museum, as it was read. */
const asRead = { museum_id: idSchema, version: revisionSchema, revision: revisionSchema, language }

export const officeCatalogueActions = {
  /** Museums that are published or drafted, by number. */
  office_catalogue: {
    input: z.object({ language }),
    output: z.object({ result: z.array(listedMuseum) }),
    ability: ['update', 'Catalogue'],
    writes: false,
  },
  catalogue_museum: {
    input: z.object({ museum_id: idSchema, language }),
    output: z.object({ result: whole }),
    ability: ['update', 'Catalogue'],
    writes: false,
  },
  /** Without `museum_id` a new one, whose number is answered. Nobody sees a draft but editors; it may be saved before it is whole. */
  save_museum_draft: {
    input: z.object({
      museum_id: z.optional(idSchema),
      version: revisionSchema,
      revision: revisionSchema,
      document: museumDocument,
      language,
    }),
    output: z.object({ result: whole }),
    ability: ['update', 'Catalogue'],
    writes: true,
  },
  /** What publishing the draft would change, and which orders stand in its way. */
  preview_museum: {
    input: z.object({ museum_id: idSchema, language }),
    output: z.object({ result: z.object({ changes: z.array(change), standing: z.array(standing) }) }),
    ability: ['update', 'Catalogue'],
    writes: false,
  },
  /** Customers have it at once. What was published once is archived, never taken out. */
  publish_museum: {
    input: z.object(asRead),
    output: z.object({ result: whole }),
    ability: ['update', 'Catalogue'],
    writes: true,
  },
  /** The draft is gone; what is published stays. Of a museum that never was, nothing is left. */
  discard_museum_draft: {
    input: z.object(asRead),
    output: z.object({ result: z.object({ museum_id: z.int() }) }),
    ability: ['update', 'Catalogue'],
    writes: true,
  },
  /** Newest first; of the first version nothing is said but that it was. */
  museum_history: {
    input: z.object({ museum_id: idSchema, language }),
    output: z.object({
      result: z.array(
        z.object({
          version: z.int(),
          published_by: z.nullable(z.string()),
          published_at: z.nullable(momentSchema),
          changes: z.array(change),
        }),
      ),
    }),
    ability: ['update', 'Catalogue'],
    writes: false,
  },
} as const satisfies ActionContracts
export type OfficeCatalogueActions = typeof officeCatalogueActions
