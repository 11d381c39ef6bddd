import * as z from 'zod/mini'
import { momentSchema } from '../date-schemas.ts'

/** Languages in which the company's guides lead groups; each is priced by itself, what has no price is not sold. */
export const guideLanguages = ['ru', 'en', 'zh', 'fa', 'vi', 'de', 'fr', 'es'] as const
export type GuideLanguage = (typeof guideLanguages)[number]
export const guideLanguageSchema = z.enum(guideLanguages)

/** What an order of each kind says beyond the columns that all orders have: `orders.details`. */
export type OrderDetailsByKind = {
  museum_tickets: Record<string, never>
  schedule: Record<string, never>
  /** Moments, ISO 8601 with offset; the group stands in `tickets`, which are not sold with this order. */
  audio_guides: { pickup: string; return_at: string; tickets: { category: 'common' | 'privileged' | 'child'; quantity: number }[] }
  /** `vehicle`: system_id of the vehicle class; `pickup` and `dropoff` are places, in people's words. */
  transport: { vehicle: string; pickup: string; dropoff: string; hours: number; contact: string; contact_phone: string }
  guide: { guide_language: GuideLanguage; hours: number; meeting_point: string }
}

const shown = <T extends z.ZodMiniType>(schema: T) => z.optional(z.nullable(schema))

/** The same fields in `data` of an order as read; absent or null where the kind has no such field. */
export const orderDetailFields = {
  /** The moment (`audio_guides`) or the place (`transport`) of the pickup. */
  pickup: shown(z.string()),
  return_at: shown(momentSchema),
  vehicle: shown(z.string()),
  dropoff: shown(z.string()),
  hours: shown(z.int()),
  contact: shown(z.string()),
  contact_phone: shown(z.string()),
  meeting_point: shown(z.string()),
  guide_language: shown(guideLanguageSchema),
} as const
