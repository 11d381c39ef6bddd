import * as z from 'zod/mini'
import { dateSchema, monthSchema } from './date-schemas.ts'
import type { ActionContracts } from './envelope.ts'
import { groupCategories } from './group-categories.ts'
import { languageSchema, translatedName } from './languages.ts'
import { districts } from './orders/programme-clashes.ts'
import { idSchema } from './text.ts'

export type GroupCategory = (typeof groupCategories)[number]
export const groupCategorySchema = z.enum(groupCategories)

/** Drawings of `ui`; a museum without one of its own uses `museum`. */
export const emblems = [
  'hermitage',
  'peterhof',
  'catherine',
  'pavlovsk',
  'isaac',
  'saviour',
  'peterpaul',
  'yusupov',
  'russian',
  'faberge',
  'museum',
] as const
export type Emblem = (typeof emblems)[number]
export const emblemSchema = z.enum(emblems)

export const travelTime = z.object({ museum_id: idSchema, minutes: z.int().check(z.positive(), z.maximum(1_440)) })

/** GET /api/v1/museums/?type= */
export const museum = z.object({
  id: z.int(),
  name: translatedName,
  types: z.array(groupCategorySchema),
  emblem: emblemSchema,
  /** Part of the city, for travel times. */
  district: z.nullable(z.enum(districts)),
  /** Ways to other museums that are said; else districts tell. */
  travel: z.array(travelTime),
  /** Takes no new orders. */
  archived: z.boolean(),
})
export type Museum = z.output<typeof museum>

/** GET /api/v1/museums-objects/ */
export const museumObject = z.object({
  system_id: z.string(),
  museum_id: z.int(),
  museum: z.string(),
  name: translatedName,
  countries: z.array(z.int()),
  instant: z.boolean(),
  emblem: emblemSchema,
  /** Heads of one group; null: no limit. */
  least_people: z.nullable(z.int()),
  most_people: z.nullable(z.int()),
  /** An order names no more people for one guide; null: no limit. */
  persons_per_guide: z.nullable(z.int()),
  /** Days on which nobody is admitted: 1 Monday to 7 Sunday, and single dates. */
  closed_weekdays: z.array(z.int()),
  closed_dates: z.array(z.string()),
  /** Single dates on which people are admitted although the weekday is closed. */
  open_dates: z.array(z.string()),
  /** Only guides with a license lead groups here; `check_guide` tells who has one. */
  needs_license: z.boolean(),
  /** How long a visit usually takes. */
  visit_minutes: z.int(),
  /** By whose clocks its days and hours are: a name of the IANA zones. */
  zone: z.string(),
})
export type MuseumObject = z.output<typeof museumObject>

/** GET /api/v1/countries/ (specification/actions.md). */
export const country = z.object({ id: z.int(), name: translatedName })
export type Country = z.output<typeof country>

export const slotStatuses = ['available', 'limited', 'full', 'closed'] as const
export type SlotStatus = (typeof slotStatuses)[number]

/** A slot is `limited` while fewer places than this are left: less than one usual group. */
export const limitedBelow = 20

/** `closed` wins over the number of places: past the cut-off nobody may order. */
export function slotStatus(free: number, closed: boolean): SlotStatus {
  if (closed) return 'closed'
  if (free <= 0) return 'full'
  return free < limitedBelow ? 'limited' : 'available'
}

export const slot = z.object({
  id: z.int(),
  time: z.string(),
  capacity: z.int(),
  free: z.int(),
  status: z.enum(slotStatuses),
})
export type Slot = z.output<typeof slot>

/** `free`: places of the whole day; `largest`: the most that one of its slots has, so whether a group goes in together. */
export const monthDay = z.object({ date: z.string(), free: z.int(), largest: z.int(), status: z.enum(slotStatuses) })
export type MonthDay = z.output<typeof monthDay>

/** `system_id` of an object: short text, never empty here ("all objects" exists in the portal only). */
export const systemIdSchema = z.string().check(z.minLength(1), z.maxLength(32), z.regex(/^[\w-]+$/))

/** GET /api/v1/museums-for-<kind>/ : the lists of specification/actions.md by the kind of order that they serve. */
export const museumsFor = { rgag: 'audio_guides', transport: 'transport', guide: 'guide', schedule: 'schedule' } as const
export type OfferedKind = (typeof museumsFor)[keyof typeof museumsFor]

/** Query of the GET calls. */
export const museumsQuery = z.object({ type: z.optional(groupCategorySchema) })
export const museumObjectsQuery = z.object({
  museum_id: z.optional(z.string().check(z.regex(/^[1-9]\d{0,8}$/))),
  type: z.optional(groupCategorySchema),
  system_id: z.optional(systemIdSchema),
  language: z.optional(languageSchema),
})

export const catalogueActions = {
  get_schedule: {
    input: z.object({
      museum_object_id: systemIdSchema,
      schedule_date: dateSchema,
      type: z.optional(groupCategorySchema),
      /** The caller's own hold does not count against him. */
      hold_id: z.optional(idSchema),
    }),
    output: z.object({ schedule_data: z.object({ result: z.array(slot) }) }),
    ability: ['read', 'Catalogue'],
    writes: false,
  },
  get_month: {
    input: z.object({ museum_object_id: systemIdSchema, month: monthSchema, type: z.optional(groupCategorySchema) }),
    output: z.object({ result: z.array(monthDay) }),
    ability: ['read', 'Catalogue'],
    writes: false,
  },
} as const satisfies ActionContracts
export type CatalogueActions = typeof catalogueActions
