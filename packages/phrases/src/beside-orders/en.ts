import type { PhrasesLike } from '../phrase-shape.ts'
import type { ru } from './ru.ts'

export const en: PhrasesLike<typeof ru> = {
  calendar: {
    title: 'Calendar of orders',
    toToday: 'Go to today',
    day: '{date}: {orders}',
    changesWait: '{count, plural, one {# change is waiting for a decision} other {# changes are waiting for a decision}}',
    emptyDay: '{date}: no orders',
    none: 'No orders on this day.',
  },
  deadlines: {
    title: 'Deadlines',
    freeChanges: 'Last day for free changes: {museum}',
    numberAndVisit: 'No. {id} · until {time} · visit on {day}',
  },
  balance: {
    title: 'Balance',
    debt: 'Owed',
    credit: 'In credit',
    available: 'Available for orders',
    fees: 'Fees for renewals',
    opening: 'Owed from the previous system',
    archived: 'Due on archived orders',
    again: 'Retry',
    settlement: { pay_now: 'Payment as soon as confirmed', invoice: 'Payment by invoice', deposit: 'Paid from your deposit' },
  },
  wishes: {
    due: '{museum}: requests for {month} can be sent {by}, and you have not sent any yet.',
    send: 'Send requests',
    toSend: '{count, plural, one {Requests to send: #} other {Requests to send: #}}',
  },
  kept: {
    title: 'Use {sum} from the balance?',
    orders: '{count, plural, one {It pays order {ids}.} other {It pays orders {ids}, the earliest first.}}',
    rest: '{sum} will be left on the balance.',
    confirm: 'Use {sum}',
    busy: 'Using the balance',
    done: '{sum} of your balance was used.',
    keep: 'Cancel',
  },
}
