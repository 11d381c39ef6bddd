import type { OrderKind } from '@anfilada/contract/orders/items'

/** Quantities that are stepped up and down, by the names under which a change sends and a history tells them. */
export const countFields = [
  'qty_common',
  'qty_privileged',
  'qty_child',
  'adult',
  'child',
  'multicast_audio_system',
  'ag',
  'rgc',
  'cgc',
  'persons_per_guide',
  'qty_guide',
  'hours',
] as const
export const wordFields = [
  'pickup',
  'dropoff',
  'meeting_point',
  'contact',
  'contact_phone',
  'guide',
  'guide_phone',
  'notes',
  'refno',
] as const
export const choiceFields = ['system_id', 'vehicle', 'guide_language', 'country_id'] as const
export type CountField = (typeof countFields)[number]
export type WordField = (typeof wordFields)[number]
export type ChoiceField = (typeof choiceFields)[number]
/** `slot` picks object, day and hour together; `loan` when equipment is fetched and brought back. */
export type Block = CountField | WordField | ChoiceField | 'slot' | 'day' | 'time' | 'loan'

export const changeSections = ['visit', 'route', 'group', 'services', 'people', 'wishes'] as const
export type ChangeSection = (typeof changeSections)[number]

const wishes = ['notes', 'refno'] as const
const heads = ['adult', 'child'] as const
const tickets = ['qty_common', 'qty_privileged', 'qty_child'] as const
const guide = ['guide', 'guide_phone'] as const

/** What the form of each kind asks, in the order in which it is read: `changeableFields` of the contract, as blocks of a page. */
export const changePlans: Record<OrderKind, Partial<Record<ChangeSection, readonly Block[]>>> = {
  museum_tickets: {
    visit: ['slot'],
    group: [...tickets, 'country_id'],
    services: ['multicast_audio_system', 'ag', 'rgc', 'cgc'],
    people: [...guide, 'qty_guide', 'persons_per_guide'],
    wishes,
  },
  audio_guides: { visit: ['day', 'loan'], services: ['multicast_audio_system', 'ag'], group: tickets, people: guide, wishes },
  schedule: { visit: ['system_id', 'day', 'time'], group: heads, people: guide, wishes },
  transport: {
    visit: ['day', 'time', 'hours'],
    route: ['pickup', 'dropoff', 'vehicle'],
    group: heads,
    people: ['contact', 'contact_phone'],
    wishes,
  },
  guide: { visit: ['day', 'time', 'hours', 'guide_language'], route: ['meeting_point'], group: heads, wishes },
}
