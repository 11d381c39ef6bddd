import { addDays } from '@anfilada/contract/dates'
import { addMinutes, moment, monthDay } from '../calendar.ts'
import { createDice, type Dice } from '../dice.ts'
import { rollGroup } from './group.ts'
import { museumObjects } from '../catalogue/museums.ts'
import type { OrderDraft, Step } from './order-draft.ts'
import { customerOf } from './visit.ts'

type Ending = 'visited' | 'cancelled' | 'withdrawn' | 'rejected'
const endings: readonly Ending[] = [
  'visited',
  'visited',
  'visited',
  'cancelled',
  'visited',
  'visited',
  'rejected',
  'visited',
  'withdrawn',
  'visited',
]

const pastOrders: Record<string, number> = {
  agency: 12,
  'agency-manager': 8,
  'agency-guide': 4,
  agency2: 8,
  'agency-credit': 6,
  individual: 4,
}

const reasons = ['Нет мест', 'Объект закрыт в этот день', 'У гида нет лицензии'] as const

/** Orders of the last months, all in the archive; their slots are gone. */
export function archiveOrders(today: string): OrderDraft[] {
  return Object.entries(pastOrders).flatMap(([login, count]) => Array.from({ length: count }, (_, index) => pastOrder(today, login, index)))
}

function pastOrder(today: string, login: string, index: number): OrderDraft {
  const dice = createDice('archive', login, index)
  const { object } = dice.pick(museumObjects)
  const passDate = addDays(today, -dice.between(3, 12) - index * 11)
  const placedOn = addDays(passDate, -dice.between(5, 20))
  const customer = customerOf(login)
  const group = rollGroup(dice, object.system_id, dice.between(10, 45))
  return {
    ...group,
    guide: login === 'agency-guide' ? 'vetrova' : group.guide,
    customer: customer.key,
    placedBy: login,
    refno: `${customer.prefix}-${monthDay(passDate)}-${'ABCD'[index % 4] ?? 'A'}`,
    systemId: object.system_id,
    slot: undefined,
    passDate,
    starts: addMinutes(object.first, 30 * dice.between(1, 6)),
    notes: '',
    createdAt: moment(placedOn, addMinutes('09:00', dice.between(0, 500))),
    steps: tell(dice, endings[(index + login.length) % endings.length] ?? 'visited', { today, placedOn, passDate, login }),
  }
}

type Days = { today: string; placedOn: string; passDate: string; login: string }

function tell(dice: Dice, ending: Ending, { today, placedOn, passDate, login }: Days): Step[] {
  const confirmed: Step = { kind: 'confirmed', at: moment(addDays(placedOn, 1), '10:30'), actor: 'dispatcher' }
  const cancelled: Step = { kind: 'cancelled', at: moment(addDays(placedOn, 3), '15:10'), actor: login }
  const rejected: Step = { kind: 'rejected', at: moment(addDays(placedOn, 1), '12:00'), actor: 'dispatcher', reason: dice.pick(reasons) }
  const stories: Record<Ending, Step[]> = {
    visited: [confirmed, archiving(today, addDays(passDate, 15), passDate, login)],
    cancelled: [confirmed, cancelled],
    withdrawn: [cancelled],
    rejected: [rejected, { kind: 'archived', at: moment(addDays(placedOn, 2), '10:00'), actor: login }],
  }
  return stories[ending]
}

/** The night job archives when 14 days have passed since the visit; before that the customer did it himself on the next day. */
function archiving(today: string, nightOf: string, passDate: string, login: string): Step {
  return nightOf < today
    ? { kind: 'archived', at: moment(nightOf, '03:00'), actor: null }
    : { kind: 'archived', at: moment(addDays(passDate, 1), '18:00'), actor: login }
}
