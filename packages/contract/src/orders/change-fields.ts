import type { OrderKind, OrderService, TicketCategory } from './orders.ts'

const own = ['guide', 'guide_phone', 'notes', 'refno'] as const
const visitors = ['pass_date', 'time', 'adult', 'child'] as const

/**
 * What of an order a change may touch, by its kind: the fields under which `data` of an order is read. Museum, group category, status,
 * money and owner stay as they are: another museum or category is another order.
 */
export const changeableFields = {
  museum_tickets: [
    'system_id',
    'pass_date',
    'schedule_item_id',
    'tickets',
    'services',
    'persons_per_guide',
    'qty_guide',
    'country_id',
    ...own,
  ],
  audio_guides: ['pass_date', 'pickup', 'return_at', 'tickets', 'services', 'persons_per_guide', 'qty_guide', ...own],
  schedule: ['system_id', ...visitors, ...own],
  transport: [...visitors, 'vehicle', 'pickup', 'dropoff', 'hours', 'contact', 'contact_phone', 'notes', 'refno'],
  guide: [...visitors, 'hours', 'guide_language', 'meeting_point', 'notes', 'refno'],
} as const satisfies Record<OrderKind, readonly string[]>
export type ChangeableField = (typeof changeableFields)[OrderKind][number]

/** The single quantities that `put_request` takes beside `tickets` and `services` (spec §3). */
export const ticketFields = { common: 'qty_common', privileged: 'qty_privileged', child: 'qty_child' } as const satisfies Record<
  TicketCategory,
  string
>
export const serviceFields = {
  multicast_audio_system: 'multicast_audio_system',
  ag: 'ag',
  rgc: 'rgc',
  cgc: 'cgc',
} as const satisfies Record<OrderService, string>
