import * as z from 'zod/mini'
import type { GroupCategory } from '../catalogue.ts'
import { countryOfChina, countryOfRussia } from '../group-categories.ts'
import { momentSchema } from '../date-schemas.ts'
import type { ActionContracts } from '../envelope.ts'
import { languageSchema, translatedName } from '../languages.ts'
import { equipmentItems, type GuideLanguage } from './items.ts'
import { requestShape } from './kinds/request-schemas.ts'
import { guideLanguageSchema } from './kinds/schemas.ts'
import { placedOrder } from './orders.ts'

/** The four kinds beside museum tickets, each with its own action (specification/actions.md). */

/** Equipment goes out for so many days at most, first and last included. */
export const longestLoanDays = 14
/** Country 100, China, stands for every foreign group: equipment carries it (specification/constants.md). */
export const countryOfEquipment = countryOfChina
/** specification/orders.md: a schedule wish carries 267, or 100 for Chinese groups. */
export function countryOfWish(type: GroupCategory): number {
  return type === 'cn' ? countryOfChina : countryOfRussia
}

const language = z.optional(languageSchema)

/** A group of nobody is a mistake; the fault stands at the adults. */
export const somebody = z.refine<{ adult: number; child: number }>(({ adult, child }) => adult + child > 0, {
  error: 'required',
  path: ['adult'],
})
/** Leaves the schema as `guide_language`, so that the endpoint does not take it for the reader's language. */
export function guideInput<L>({ language: guide_language, ...wish }: L & { language: GuideLanguage }) {
  return { ...wish, guide_language }
}

/** Nothing is brought back before it was fetched: said at the field, before anything is counted. */
const broughtBackLater = z.refine<{ pickup: string; return: string }>(({ pickup, return: back }) => Date.parse(pickup) < Date.parse(back), {
  error: 'date',
  path: ['return'],
})
export const postRgAgInput = z.object({ ...requestShape('audio_guides'), language }).check(broughtBackLater)
export type PostRgAgInput = z.output<typeof postRgAgInput>
export const postScheduleInput = z.object({ ...requestShape('schedule'), language }).check(somebody)
export type PostScheduleInput = z.output<typeof postScheduleInput>
export const postTransportInput = z.object({ ...requestShape('transport'), language }).check(somebody)
export type PostTransportInput = z.output<typeof postTransportInput>
const guideWish = z.object(requestShape('guide')).check(somebody)
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
  /** Takes no new orders. */
  archived: z.boolean(),
})
export type CompanyService = z.output<typeof companyService>

export const freeEquipment = z.object({ service: z.enum(equipmentItems), stock: z.int(), free: z.int() })
export type FreeEquipment = z.output<typeof freeEquipment>

export const orderKindActions = {
  post_request_rg_ag: { input: postRgAgInput, output: placedOrder, ability: ['create', 'Order'], writes: true },
  post_request_schedule: { input: postScheduleInput, output: placedOrder, ability: ['create', 'Order'], writes: true },
  post_request_transport: { input: postTransportInput, output: placedOrder, ability: ['create', 'Order'], writes: true },
  post_request_guide: { input: postGuideInput, output: placedOrder, ability: ['create', 'Order'], writes: true },
  /** Vehicle classes and guides, each in the order of the company's editors; archived ones, too, which orders of before name. */
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
