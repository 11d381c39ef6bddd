import * as z from 'zod/mini'
import { countryOfChina, countryOfRussia, type GroupCategory, groupCategorySchema, systemIdSchema } from '../catalogue.ts'
import { dateSchema, momentSchema, timeSchema } from '../date-schemas.ts'
import type { ActionContracts } from '../envelope.ts'
import { languageSchema, translatedName } from '../languages.ts'
import { idSchema, line, note } from '../text.ts'
import { type GuideLanguage, guideLanguageSchema } from './order-details.ts'
import { distinct, maxQuantity, placedOrder, ticketLines } from './orders.ts'

/** The four kinds beside museum tickets, each with its own action (contract.md, Orders). */

/** Equipment that is lent from a stock counted per day: radio-guide sets and audio guides. */
export const equipmentItems = ['multicast_audio_system', 'ag'] as const
export type EquipmentItem = (typeof equipmentItems)[number]

/** Equipment goes out for so many days at most, first and last included. */
export const longestLoanDays = 14
/** A guide is ordered for two hours at least: the way there is part of the work. */
export const guideHours = { least: 2, most: 12 } as const
export const transportHours = { least: 1, most: 16 } as const

/** Country 100 for foreign-group style requests (spec §9). */
export const countryOfEquipment = countryOfChina
/** spec §7: a schedule wish carries 267, or 100 for Chinese groups. */
export function countryOfWish(type: GroupCategory): number {
  return type === 'cn' ? countryOfChina : countryOfRussia
}

const heads = z.int().check(z.nonnegative(), z.maximum(maxQuantity))
const language = z.optional(languageSchema)
const notes = z.optional(note(2000))
const refno = z.optional(line(64))
const required = (max: number) => line(max).check(z.minLength(1))

/** A group of nobody is a mistake; the fault stands at the adults. */
export const somebody = z.refine<{ adult: number; child: number }>(({ adult, child }) => adult + child > 0, {
  error: 'required',
  path: ['adult'],
})
const group = { adult: heads, child: heads }

const equipmentLine = z.object({ service: z.enum(equipmentItems), quantity: heads })

/** The fields of each kind apart from its action: a programme's line has them with `kind` beside them. */
export const orderKindFields = {
  audio_guides: {
    museum_id: idSchema,
    system_id: systemIdSchema,
    pass_date: dateSchema,
    type: groupCategorySchema,
    /** When the equipment is fetched and brought back; moments. Also written into the notes. */
    pickup: momentSchema,
    return: momentSchema,
    services: z.array(equipmentLine).check(
      z.maxLength(equipmentItems.length),
      distinct<{ service: string }>((item) => item.service),
      z.refine<{ quantity: number }[]>((items) => items.some((item) => item.quantity > 0), { error: 'required' }),
    ),
    /** The group, for the employee who hands out the sets; not sold with this order. */
    tickets: z.optional(ticketLines),
    persons_per_guide: z.optional(z.int().check(z.positive(), z.maximum(maxQuantity))),
    /** 100 when absent. */
    country_id: z.optional(idSchema),
    guide: line(200),
    guide_phone: line(40),
    qty_guide: z.optional(heads),
    notes,
    /** Empty: four digits, 1000 to 9999. */
    refno,
  },
  schedule: {
    museum_id: idSchema,
    /** "" = all objects of the museum. */
    system_id: z.union([z.literal(''), systemIdSchema]),
    pass_date: dateSchema,
    time: timeSchema,
    type: groupCategorySchema,
    ...group,
    guide: line(200),
    guide_phone: line(40),
    /** 267, or 100 for `cn`, when absent. */
    country_id: z.optional(idSchema),
    notes,
    refno,
  },
  transport: {
    pass_date: dateSchema,
    time: timeSchema,
    /** `system_id` of a vehicle class of `get_services`. */
    vehicle: systemIdSchema,
    /** Places in people's words: an address, a hotel, a terminal. */
    pickup: required(200),
    dropoff: required(200),
    hours: z.int().check(z.minimum(transportHours.least), z.maximum(transportHours.most)),
    ...group,
    contact: required(200),
    contact_phone: required(40),
    /** The museum that the group goes to, of `museums-for-transport`. */
    museum_id: z.optional(idSchema),
    type: groupCategorySchema,
    notes,
    refno,
  },
  guide: {
    pass_date: dateSchema,
    time: timeSchema,
    /** The guide's language, as the contract calls it; the answer's comes from Accept-Language. */
    language: guideLanguageSchema,
    hours: z.int().check(z.minimum(guideHours.least), z.maximum(guideHours.most)),
    museum_id: z.optional(idSchema),
    meeting_point: required(200),
    ...group,
    type: groupCategorySchema,
    notes,
    refno,
  },
} as const

/** Leaves the schema as `guide_language`, so that the door does not take it for the reader's language. */
export function guideInput<L>({ language: guide_language, ...wish }: L & { language: GuideLanguage }) {
  return { ...wish, guide_language }
}

export const postRgAgInput = z.object({ ...orderKindFields.audio_guides, language })
export type PostRgAgInput = z.output<typeof postRgAgInput>
export const postScheduleInput = z.object({ ...orderKindFields.schedule, language }).check(somebody)
export type PostScheduleInput = z.output<typeof postScheduleInput>
export const postTransportInput = z.object({ ...orderKindFields.transport, language }).check(somebody)
export type PostTransportInput = z.output<typeof postTransportInput>
const guideWish = z.object(orderKindFields.guide).check(somebody)
export const postGuideInput = z.pipe(
  guideWish,
  z.transform((wish: z.output<typeof guideWish>) => guideInput(wish)),
)
export type PostGuideInput = z.output<typeof postGuideInput>

/** A service of the company itself, priced by lists like a museum's object: `get_prices` takes its `system_id`. */
export const companyService = z.object({
  system_id: z.string(),
  /** Also the item under which price lists price an hour of it. */
  service: z.enum(['transport', 'guide']),
  name: translatedName,
  /** Passengers of a vehicle class; null for guides. */
  seats: z.nullable(z.int()),
  /** Null for vehicles. */
  guide_language: z.nullable(guideLanguageSchema),
})
export type CompanyService = z.output<typeof companyService>

export const freeEquipment = z.object({ service: z.enum(equipmentItems), stock: z.int(), free: z.int() })
export type FreeEquipment = z.output<typeof freeEquipment>

export const orderKindActions = {
  post_request_rg_ag: { input: postRgAgInput, output: placedOrder, ability: ['create', 'Order'], writes: true },
  post_request_schedule: { input: postScheduleInput, output: placedOrder, ability: ['create', 'Order'], writes: true },
  post_request_transport: { input: postTransportInput, output: placedOrder, ability: ['create', 'Order'], writes: true },
  post_request_guide: { input: postGuideInput, output: placedOrder, ability: ['create', 'Order'], writes: true },
  /** Vehicle classes by seats, guides by language. */
  get_services: {
    input: z.object({ service: z.optional(z.enum(['transport', 'guide'])), language }),
    output: z.object({ result: z.array(companyService) }),
    ability: ['read', 'Catalogue'],
    writes: false,
  },
  /** What of each equipment is free on every day from pickup to return: the day with the least decides. */
  get_equipment: {
    input: z.object({ pickup: momentSchema, return: momentSchema, language }),
    output: z.object({ result: z.array(freeEquipment) }),
    ability: ['read', 'Catalogue'],
    writes: false,
  },
} as const satisfies ActionContracts
export type OrderKindActions = typeof orderKindActions
