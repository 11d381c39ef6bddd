import type { PhrasesLike } from '../phrase-shape.ts'
import type { ru } from './ru.ts'

export const en: PhrasesLike<typeof ru> = {
  today: {
    minutes: 'in {minutes}\u00a0min',
    hours: 'in {hours}\u00a0h',
    hoursAndMinutes: 'in {hours}\u00a0h {minutes}\u00a0min',
    now: 'entry now',
  },
  needs: {
    title: 'Waiting for you',
    more: '{count} more',
    atToday: 'today, {time}',
    atTomorrow: 'tomorrow, {time}',
    atLater: '{moment}',
    byToday: 'today by {time}',
    byTomorrow: 'tomorrow by {time}',
    byLater: 'by {moment}',
    payUntil:
      '{what}: pay {by}, or {count, plural, =0 {the order will be cancelled} one {# place goes back on sale} other {# places go back on sale}}.',
    payToday: '{what}: the order is to be paid today.',
    late: '{what}: payment is {count, plural, one {# day} other {# days}} overdue.',
    lateTogether: 'Payment of {count, plural, one {# order} other {# orders}} is overdue, the first was on {day}.',
    otherTime: '{what}: no places. There are places for {count, plural, one {# person} other {all #}}: {slot}.',
    guide: '{what}: the guide has no valid licence, add an accompanying guide.',
    agree: '{what}: a change is waiting for your approval.',
    agreeToEnd: '{what}: a cancellation is waiting for your approval.',
    pay: 'Pay <sum></sum>',
    decide: 'Decide',
    take: 'Take {slot}',
    againAt: 'At {slot}',
    addGuide: 'Add a guide',
    rowToday: 'pay today',
    rowLate: '{count, plural, one {# day} other {# days}} overdue',
    rowAgree: 'waiting for your approval',
    rowOtherTime: 'places: {slot}',
    rowGuide: 'needs a guide with a licence',
  },
}
