/** What an order may name. Plain lists: whoever names a kind, a ticket or a service loads no schemas. */

export const orderKinds = ['museum_tickets', 'schedule', 'audio_guides', 'transport', 'guide'] as const
export type OrderKind = (typeof orderKinds)[number]

export const ticketCategories = ['common', 'privileged', 'child'] as const
export type TicketCategory = (typeof ticketCategories)[number]

/** Additional services (specification/actions.md): radio-guide sets, audio guides, the museum's guide in Russian or Chinese. */
export const orderServices = ['multicast_audio_system', 'ag', 'rgc', 'cgc'] as const
export type OrderService = (typeof orderServices)[number]

/** Equipment that is lent from a stock counted per day: radio-guide sets and audio guides. */
export const equipmentItems = ['multicast_audio_system', 'ag'] as const satisfies readonly OrderService[]
export type EquipmentItem = (typeof equipmentItems)[number]

/** Languages in which the company's guides lead groups; each is priced by itself, what has no price is not sold. */
export const guideLanguages = ['ru', 'en', 'zh', 'fa', 'vi', 'de', 'fr', 'es'] as const
export type GuideLanguage = (typeof guideLanguages)[number]

/** More than a bus and a half in one line is a typing error. */
export const maxQuantity = 500

/** The single quantities that `put_request` takes beside `tickets` and `services`, and under which a history tells of them. */
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
