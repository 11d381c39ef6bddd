import * as z from 'zod/mini'
import { emblems } from '../catalogue.ts'
import { dateSchema } from '../date-schemas.ts'
import type { ActionContracts } from '../envelope.ts'
import { languageSchema } from '../languages.ts'
import { type OrderKind, ticketCategories, type TicketCategory } from './items.ts'
import { officeOrder } from './office-orders.ts'
import { idSchema } from '../text.ts'

/** Orders in one list at most; of a day with more the rest is read museum by museum. */
export const mostInManifest = 1_000
/** Orders on one paper at most. */
export const mostOnPaper = 200

const manifestOrder = z.extend(officeOrder, {
  /** The guide's license that holds for the visit; null where he has none, or the museum is none. */
  license: z.nullable(z.string()),
  /** The object admits only guides with one. */
  needs_license: z.boolean(),
  /** The company's vehicle or guide that goes along, and who of the company meets the group. */
  resource: z.nullable(z.string()),
  employee: z.nullable(z.string()),
})
export type ManifestOrder = z.output<typeof manifestOrder>

const heads = z.object({ common: z.int(), privileged: z.int(), child: z.int() })
export type Heads = Record<TicketCategory, number>

/** Null: orders that go to no museum. */
const place = z.object({ id: z.nullable(z.int()), name: z.string(), emblem: z.nullable(z.enum(emblems)) })

/** Heads and `pax` of visits alone. */
const manifestMuseum = z.object({ museum: place, heads, pax: z.int(), orders: z.array(manifestOrder) })
export type ManifestMuseum = z.output<typeof manifestMuseum>

/** An object that somebody is expected at: how long a visit usually takes, and how much of its day's open slots is taken; 0 of 0 without slots. */
const manifestObject = z.object({ system_id: z.string(), visit_minutes: z.int(), capacity: z.int(), taken: z.int() })
export type ManifestObject = z.output<typeof manifestObject>

export const manifestActions = {
  /** Who is expected on a day, confirmed or not answered yet, by museum and hour. */
  day_manifest: {
    input: z.object({ date: dateSchema, museum_id: z.optional(idSchema), language: z.optional(languageSchema) }),
    output: z.object({
      result: z.array(manifestMuseum),
      /** All museums of the day, whichever was asked for. */
      museums: z.array(z.object({ museum: place, groups: z.int(), pax: z.int() })),
      /** Of the orders of `result`. */
      objects: z.array(manifestObject),
      /** More orders than `mostInManifest`: those of the last museums were left out. */
      more: z.boolean(),
    }),
    ability: ['read', 'OfficeOrder'],
    writes: false,
  },
} as const satisfies ActionContracts
export type ManifestActions = typeof manifestActions

/** Visits bring people to a museum's door; coach, guide and equipment go with people who are counted already. */
export const visitKinds = ['museum_tickets', 'schedule'] as const satisfies readonly OrderKind[]

export function isVisit(kind: OrderKind): boolean {
  return (visitKinds as readonly OrderKind[]).includes(kind)
}

/** Heads of an order by category; kinds that know only adults and children say no more. */
export function headsOf({ tickets, adult, child }: ManifestOrder['data']): Heads {
  const of = (category: TicketCategory): number =>
    tickets.reduce((sum, ticket) => (ticket.category === category ? sum + ticket.quantity : sum), 0)
  const [common, privileged, children] = ticketCategories.map(of) as [number, number, number]
  return { common: common + (adult ?? 0), privileged, child: children + (child ?? 0) }
}

/** Where the paper of a day is fetched, with the header: `?date=&museum_id=`; today's without a date. */
export const manifestPaperPath = '/api/office/manifest/pdf'
