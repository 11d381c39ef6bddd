import type { OrderKind } from '@anfilada/contract/orders/items'

/** What the place of a confirmation is called: an entrance, or where a coach, a guide or equipment is met. */
export const placeWords = {
  museum_tickets: 'entrance',
  schedule: 'entrance',
  audio_guides: 'desk',
  transport: 'pickup',
  guide: 'meeting',
} as const satisfies Record<OrderKind, string>
