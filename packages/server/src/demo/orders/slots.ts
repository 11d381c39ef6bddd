import { addDays } from '@anfilada/contract/dates'
import { addMinutes } from '../calendar.ts'
import { createDice, type Dice } from '../dice.ts'
import { type DemoObject, findObject, isOpen, museumObjects } from '../catalogue/museums.ts'

export const daysAhead = 60
const minutesBetween = 30
/** Days with orders that have names: they find all hours open. */
export const wholeDays = 21
/** So many that a day still shows every role. */
const fewestSlots = 6

/**
 * What the day has to show: one slot without a place, one nearly full, one with 20 to 59 free places, one that stays empty (60 and
 * more free). The other slots are light: named orders go there, so that the promised ones keep their numbers.
 */
export type SlotRole = 'full' | 'tight' | 'half' | 'empty' | 'light'

export type DemoSlot = {
  id: number
  systemId: string
  passDate: string
  starts: string
  capacity: number
  taken: number
  role: SlotRole
}

export class SlotBook {
  readonly slots: readonly DemoSlot[]
  readonly #byDay: Map<string, DemoSlot[]>

  constructor(today: string) {
    this.slots = planSlots(today)
    this.#byDay = Map.groupBy(this.slots, (slot) => `${slot.systemId} ${slot.passDate}`)
  }

  /** The slot nearest to the wished time that has the role and, unless it is full by intent, the places. */
  nearest(wish: { systemId: string; passDate: string; time: string; role: SlotRole; places: number }): DemoSlot {
    const day = this.#byDay.get(`${wish.systemId} ${wish.passDate}`) ?? []
    const fitting = day.filter((slot) => slot.role === wish.role && (slot.role === 'full' || slot.taken + wish.places <= slot.capacity))
    const distance = (slot: DemoSlot): number => Math.abs(minutesOf(slot.starts) - minutesOf(wish.time))
    const best = fitting.sort((one, other) => distance(one) - distance(other) || one.id - other.id)[0]
    if (!best) throw new Error(`No ${wish.role} slot for ${wish.places} at ${wish.systemId} on ${wish.passDate}`)
    return best
  }
}

function planSlots(today: string): DemoSlot[] {
  const days = Array.from({ length: daysAhead + 1 }, (_, ahead) => ({ passDate: addDays(today, ahead), isNear: ahead <= wholeDays }))
  const slots = days.flatMap(({ passDate, isNear }) =>
    museumObjects.filter(({ object }) => isOpen(object, passDate)).flatMap(({ object }) => planDay(object, passDate, isNear)),
  )
  return slots.map((slot, index) => ({ id: index + 1, ...slot }))
}

function planDay(object: DemoObject, passDate: string, isNear: boolean): Omit<DemoSlot, 'id'>[] {
  const times = isNear ? timesOf(object) : shortened(timesOf(object), createDice('hours', object.system_id, passDate))
  const roles = dealRoles(createDice('roles', object.system_id, passDate), times.length)
  return times.map((starts, index) => ({
    systemId: object.system_id,
    passDate,
    starts,
    capacity: object.capacity,
    taken: 0,
    role: roles.get(index) ?? 'light',
  }))
}

/** When the visits of an object begin, and how many places each has, on days that find all hours open. */
export function hoursOf(systemId: string): { times: string[]; capacity: number } {
  const { object } = findObject(systemId)
  return { times: timesOf(object), capacity: object.capacity }
}

function timesOf({ first, last }: DemoObject): string[] {
  const count = (minutesOf(last) - minutesOf(first)) / minutesBetween + 1
  return Array.from({ length: count }, (_, index) => addMinutes(first, index * minutesBetween))
}

/** Further on not every day is wholly open to groups: a month of days has all tones of the heat map. */
function shortened(times: readonly string[], dice: Dice): string[] {
  const parts = dice.pick([1, 1, 0.8, 0.55, 0.4])
  return times.slice(0, Math.max(fewestSlots, Math.ceil(times.length * parts)))
}

/** The rush is before the middle of the day, the quiet slot after it. */
function dealRoles(dice: Dice, count: number): Map<number, SlotRole> {
  const middle = Math.ceil(count / 2)
  const rush = Array.from({ length: middle }, (_, index) => index)
  const draw = (): number => rush.splice(dice.between(0, rush.length - 1), 1)[0] ?? 0
  const roles = new Map<number, SlotRole>([
    [draw(), 'full'],
    [draw(), 'half'],
    [dice.between(middle, count - 1), 'empty'],
  ])
  if (dice.chance(0.5)) roles.set(draw(), 'tight')
  return roles
}

function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))
}
