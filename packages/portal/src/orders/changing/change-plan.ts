import type { FormStep } from '@anfilada/contract/orders/kinds/field-row'
import { type WordField, wordsAsked } from '@anfilada/contract/orders/kinds/words'
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
export const choiceFields = ['system_id', 'vehicle', 'guide_language', 'country_id'] as const
export type CountField = (typeof countFields)[number]
export type ChoiceField = (typeof choiceFields)[number]
/** `slot` picks object, day and hour together; `loan` when equipment is fetched and brought back. */
export type Block = CountField | WordField | ChoiceField | 'slot' | 'day' | 'time' | 'loan'

export const changeSections = ['visit', 'route', 'group', 'services', 'people', 'wishes'] as const
export type ChangeSection = (typeof changeSections)[number]

const wishes = ['notes', 'refno'] as const
const heads = ['adult', 'child'] as const
const tickets = ['qty_common', 'qty_privileged', 'qty_child'] as const
const inWords = (kind: OrderKind, step: FormStep) => wordsAsked(kind, step).map(({ field }) => field)

/** What the form of each kind asks, in the order in which it is read: what the contract lets change, as blocks of a page. */
export const changePlans: Record<OrderKind, Partial<Record<ChangeSection, readonly Block[]>>> = {
  museum_tickets: {
    visit: ['slot'],
    group: [...tickets, 'country_id'],
    services: ['multicast_audio_system', 'ag', 'rgc', 'cgc'],
    people: [...inWords('museum_tickets', 'guide'), 'qty_guide', 'persons_per_guide'],
    wishes,
  },
  audio_guides: {
    visit: ['day', 'loan'],
    services: ['multicast_audio_system', 'ag'],
    group: tickets,
    people: inWords('audio_guides', 'guide'),
    wishes,
  },
  schedule: { visit: ['system_id', 'day', 'time'], group: heads, people: inWords('schedule', 'guide'), wishes },
  transport: {
    visit: ['day', 'time', 'hours'],
    route: [...inWords('transport', 'route'), 'vehicle'],
    group: heads,
    people: inWords('transport', 'contact'),
    wishes,
  },
  guide: { visit: ['day', 'time', 'hours', 'guide_language'], route: inWords('guide', 'place'), group: heads, wishes },
}
