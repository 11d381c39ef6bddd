import type { PhrasesLike } from '../phrase-shape.ts'
import type { ru } from './ru.ts'

export const en: PhrasesLike<typeof ru> = {
  title: 'Tour programme',
  open: 'Open',
  inBasket: '{count, plural, one {# order in the programme, not sent yet.} other {# orders in the programme, not sent yet.}}',
  joinText: 'Does this group have other visits or services? Put them into a programme and send them together.',
  join: 'Add another visit or service',
  aloneText: 'This order joins the programme. It can be sent alone, too.',
  sendAlone: 'Send alone',
  add: 'Add to the programme',
  back: 'Back into the programme',
  itemCount: '{count, plural, one {# order} other {# orders}}',
  clashCount: '{count, plural, one {# clash} other {# clashes}}',
  clash: {
    overlap: 'Overlaps with “{first}” by {minutes}\u00a0min',
    travel: 'After “{first}” {minutes}\u00a0min are missing for the way',
    closed_day: 'Closed on that day',
  },
  addNext: 'Add for the same group:',
  addFirst: 'Begin with a form:',
  emptyTitle: 'The programme is empty',
  emptyText:
    'Fill in any form and add the order to the programme at its last step. Group, guide and phone go into the next order by themselves.',
  sendTitle: 'Sending',
  mode: 'If an order does not pass',
  modes: { all: 'All or nothing', best_effort: 'Send what passes' },
  modeTexts: { all: 'none is sent', best_effort: 'the others go, this one stays here' },
  send: '{count, plural, one {Send # order} other {Send # orders}}',
  sending: 'Sending',
  refused:
    '{count, plural, one {# order did not pass: the reason stands in its line. Mend it and send again.} other {# orders did not pass: the reasons stand in their lines. Mend them and send again.}}',
  onRequest: 'on request',
  total: 'Total',
  unanswered: 'No answer. Send again: no second copies will appear.',
  sent: 'The whole programme is sent.',
  toOrders: 'To the orders',
  startNew: 'Start a new programme',
  held: '{count, plural, one {# place held for you} other {# places held for you}}',
  edit: 'Change',
  remove: 'Remove',
}
