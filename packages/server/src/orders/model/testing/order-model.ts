import type { OrderStatus } from '@anfilada/contract/orders/order-status'
import type { Step, StepOf } from './steps.ts'

export type Type = 'ig' | 'rf'
export type Wanted = { slot: number | null; heads: number; total: number; penalty: number }
/** `slot` null and `days`: a loan of equipment, so many days from the first. */
export type ModelOrder = {
  no: number
  customer: number
  type: Type
  slot: number | null
  days: number
  heads: number
  total: number
  status: OrderStatus
  penalty: number
  pending: Wanted | null
}
export type ModelSlot = {
  capacity: number
  closed: boolean
  begun: boolean
  instant: boolean
  quotas: Partial<Record<Type, number>>
  allotments: Record<number, number>
}
export type Entry = { order: ModelOrder; slot: number; resting: boolean }
type Taker = { customer: number; type: Type; places: number }
export type ModelHold = Taker & { slot: number }
type Placing = Omit<StepOf<'place'>, 'do'>
/** What was heard: `ok`, the code of a refusal, or null where there was nothing to do it with. */
export type Heard = string | null

/** Kopecks for each person who stays away from the object that confirms at once. */
export const penaltyEach = 20_000
const holdsAtOnce = 3
const isOpen = ({ status }: ModelOrder): boolean => open.includes(status)
const isUndecided = ({ status }: ModelOrder): boolean => status === 'in_processing' || status === 'waiting_list'
const isPending = ({ pending }: ModelOrder): boolean => pending !== null
const mayMove = { confirm: isUndecided, reject: isUndecided, wait: ({ status }: ModelOrder) => status === 'in_processing' }
const fits: Record<Extract<Step, { which: number }>['do'], (order: ModelOrder) => boolean> = {
  ...mayMove,
  cancel: isOpen,
  cancel_by_staff: isOpen,
  change: isOpen,
  accept: isPending,
  decline: isPending,
  withdraw: isPending,
  unpaid: ({ customer, status }) => customer === 2 && status === 'confirmed',
}
const open: readonly OrderStatus[] = ['in_processing', 'waiting_list', 'confirmed']

/**
 * What must come of a history: arrays and sums, no counters and none of the product's rules. Every number is counted anew from the
 * orders each time it is asked for.
 */
export class OrderModel {
  readonly orders: ModelOrder[] = []
  readonly slots: ModelSlot[]
  /** In order of arrival. */
  line: Entry[] = []
  holds: ModelHold[] = []
  /** Of one person, kopecks; a set of equipment costs a tenth. */
  amount: number
  stock = 10
  /** Objects that admit nobody on the day of the visits: 0 staff answer for, 1 confirms at once. */
  readonly shut = [false, false]
  /** Who was given places from the line, in turn. */
  readonly served: ModelOrder[] = []

  constructor(amount = 150_000) {
    this.amount = amount
    const slot = { closed: false, begun: false, instant: false, quotas: {}, allotments: {} }
    this.slots = [12, 16, 14].map((capacity, index) => structuredClone({ ...slot, capacity, instant: index === 2 }))
  }

  /** The order that a step is about: mostly one with which it can be done, sometimes any. */
  pick({ do: deed, which }: Extract<Step, { which: number }>): ModelOrder | undefined {
    const fitting = which < 8 ? this.orders.filter((order) => fits[deed](order)) : []
    const among = fitting.length > 0 ? fitting : this.orders
    return among[which % Math.max(1, among.length)]
  }

  slot(index: number): ModelSlot {
    return this.slots[index] as ModelSlot
  }

  takers(slot: number): Taker[] {
    const own = this.orders.filter((order) => order.slot === slot && holds(order)).map((order) => ({ ...order, places: order.heads }))
    const pending = this.orders.flatMap((order) => (order.pending?.slot === slot ? [{ ...order, places: extraOf(order) }] : []))
    return [...own, ...pending, ...this.holds.filter((hold) => hold.slot === slot)]
  }

  taken(slot: number): number {
    return sum(this.takers(slot))
  }

  takenOf(slot: number, type: Type): number {
    return sum(this.takers(slot).filter((taker) => taker.type === type))
  }

  usedBy(slot: number, customer: number): number {
    return sum(this.takers(slot).filter((taker) => taker.customer === customer))
  }

  /** Kept for customers other than this one, and not used by them. */
  kept(slot: number, except?: number): number {
    const others = Object.entries(this.slot(slot).allotments).filter(([customer]) => Number(customer) !== except)
    return others.reduce((all, [customer, places]) => all + Math.max(0, places - this.usedBy(slot, Number(customer))), 0)
  }

  /** What there is by capacity, quota and allotments, `given` being places that would be given back first. */
  room(slot: number, customer: number, type: Type, given: Partial<Taker> = {}): number {
    const { capacity, quotas } = this.slot(slot)
    const back = given.places ?? 0
    const quota = quotas[type] === undefined ? Infinity : quotas[type] - this.takenOf(slot, type) + (given.type === type ? back : 0)
    return Math.min(capacity - this.taken(slot) + back - this.kept(slot, customer), quota)
  }

  first(slot: number): ModelOrder | undefined {
    if (this.#isShut(slot)) return undefined
    return this.line.find(
      ({ order, slot: at, resting }) => at === slot && !resting && order.heads <= this.room(slot, order.customer, order.type),
    )?.order
  }

  /** Sets lent on a day, those of changes that wait included. */
  lent(day: number): number {
    const loans = this.orders.filter((order) => order.slot === null && holds(order) && order.days > day)
    return loans.reduce((all, order) => all + order.heads + Math.max(0, (order.pending?.heads ?? 0) - order.heads), 0)
  }

  setsLeft(days: number): number {
    return this.stock - Math.max(...[0, 1].slice(0, days).map((day) => this.lent(day)))
  }

  owed(customer: number): number {
    const own = this.orders.filter((order) => order.customer === customer)
    return own.reduce((all, { status, total, penalty }) => all + penalty + (status === 'confirmed' ? total : 0), 0)
  }

  /** What so many fewer persons cost now, of a confirmed order. */
  penaltyOf(order: ModelOrder, fewer: number): number {
    if (order.status !== 'confirmed' || fewer <= 0 || order.slot === null || !this.slot(order.slot).instant) return 0
    return Math.min(penaltyEach * fewer, Math.floor((order.total * fewer) / order.heads))
  }

  hasBegun({ slot }: ModelOrder): boolean {
    return slot !== null && this.slot(slot).begun
  }

  take(step: Step): Heard {
    if ('which' in step) {
      const order = this.pick(step)
      return order ? this.#decide(order, step) : null
    }
    return this.#deeds[step.do](step as never)
  }

  readonly #deeds: Record<Exclude<Step, { which: number }>['do'], (step: never) => Heard> = {
    place: (step: StepOf<'place'>) => this.#place(step),
    lend: (step: StepOf<'lend'>) => this.#lend(step),
    hold: (step: StepOf<'hold'>) => this.#hold(step),
    begin: (step: StepOf<'begin'>) => this.#begin(step),
    serve: () => {
      for (const slot of [...this.slots.keys()].filter((index) => this.first(index))) this.serve(slot)
      return 'ok'
    },
    publish: ({ amount }: StepOf<'publish'>) => {
      this.amount = amount
      return 'ok'
    },
    capacity: (step: StepOf<'capacity'>) =>
      this.#edit(step, (slot) => Object.assign(slot, { capacity: step.capacity, closed: step.closed })),
    quota: (step: StepOf<'quota'>) => this.#edit(step, ({ quotas }) => setOrDelete(quotas, step.type, step.quota)),
    programme: (step: StepOf<'programme'>) => this.#programme(step),
    shut: ({ object, shut }: StepOf<'shut'>) => {
      this.shut[object] = shut
      return 'ok'
    },
    allot: (step: StepOf<'allot'>) => this.#edit(step, ({ allotments }) => setOrDelete(allotments, step.customer, step.places || null)),
    stock: ({ sets }: StepOf<'stock'>) => {
      if (Math.max(this.lent(0), this.lent(1)) > sets) return 'equipment_in_use'
      this.stock = sets
      return 'ok'
    },
  }

  #decide(order: ModelOrder, step: Extract<Step, { which: number }>): Heard {
    switch (step.do) {
      case 'change':
        return this.#change(order, step)
      case 'accept':
      case 'decline':
      case 'withdraw':
        return this.#answer(order, step.do)
      case 'unpaid':
        if (order.customer !== 2 || order.status !== 'confirmed' || this.hasBegun(order)) return null
        this.#close(order, 'cancelled')
        return 'ok'
      default:
        return this.#move(order, step.do)
    }
  }

  #place(step: Placing, serves = true): Heard {
    const shut = this.#shutRefused(step.slot)
    if (shut) return shut
    const own = this.#heldAt(step.slot, step)
    const isFull = (): boolean => step.heads > this.free(step.slot, step.customer, step.type, own)
    if (serves && isFull()) this.serve(step.slot)
    return isFull() ? this.#wait(step, own) : this.#seat(step, own)
  }

  #seat(step: Placing, own: ModelHold | undefined): Heard {
    const order = this.#addGroup(step, own)
    order.status = this.slot(step.slot).instant ? 'confirmed' : 'in_processing'
    if (step.heads > (own?.places ?? 0)) this.#wake(step.slot)
    return 'ok'
  }

  #wait(step: Placing, own: ModelHold | undefined): Heard {
    const alternatives = step.other && step.slot < 2 ? [1 - step.slot] : []
    if (!step.waits) return 'no_places'
    if (alternatives.some((at) => this.#isShut(at))) return 'alternative_wrong'
    const order = this.#addGroup(step, own)
    order.status = 'waiting_list'
    for (const slot of [step.slot, ...alternatives]) this.line.push({ order, slot, resting: false })
    return 'ok'
  }

  #addGroup({ customer, type, slot, heads }: Placing, own: ModelHold | undefined): ModelOrder {
    this.holds = this.holds.filter((one) => one !== own)
    return this.#add({ customer, type, slot, days: 0, heads, total: heads * this.amount })
  }

  /** Line by line; when all are wanted and one is refused, nothing of it remains. A programme does not serve the lines of its slots first. */
  #programme({ customer, all, lines, sets }: StepOf<'programme'>): Heard {
    const before = { orders: this.orders.length, line: this.line.map((entry) => ({ ...entry })) }
    const heard = lines.map((line) => this.#place({ ...line, customer, other: false, held: false }, false))
    if (sets !== null) heard.push(this.#lend({ customer, sets, days: 1 }))
    if (!all || heard.every((one) => one === 'ok')) return heard.join()
    this.orders.length = before.orders
    this.line = before.line
    return heard.map((one) => (one === 'ok' ? 'programme_incomplete' : one)).join()
  }

  #heldAt(slot: number, { customer, held }: Pick<StepOf<'place'>, 'customer' | 'held'>): ModelHold | undefined {
    const hold = held ? this.holdOf(customer) : undefined
    return hold?.slot === slot ? hold : undefined
  }

  #shutRefused(slot: number): Heard {
    if (this.isDayShut(slot)) return 'museum_closed'
    return this.#isShut(slot) ? 'booking_closed' : null
  }

  #isShut(slot: number): boolean {
    const { closed, begun } = this.slot(slot)
    return closed || begun || this.isDayShut(slot)
  }

  /** The visits that have begun were of another day. */
  isDayShut(slot: number): boolean {
    const { instant, begun } = this.slot(slot)
    return !begun && this.shut[Number(instant)] === true
  }

  holdOf(customer: number): ModelHold | undefined {
    return this.holds.findLast((hold) => hold.customer === customer)
  }

  /** What a customer may have now, beside those who wait. */
  free(slot: number, customer: number, type: Type, own?: ModelHold): number {
    const kept = own?.type === type ? own.places : 0
    return Math.max(0, kept, this.first(slot) ? 0 : this.room(slot, customer, type, own))
  }

  #hold({ customer, slot, heads, type }: StepOf<'hold'>): Heard {
    if (this.#isShut(slot)) return 'booking_closed'
    if (this.holds.filter((hold) => hold.customer === customer).length >= holdsAtOnce) return 'too_many_holds'
    if (heads > this.free(slot, customer, type)) return 'no_places'
    this.holds.push({ customer, slot, type, places: heads })
    this.#wake(slot)
    return 'ok'
  }

  #lend({ customer, sets, days }: Omit<StepOf<'lend'>, 'do'>): Heard {
    if (this.shut[0]) return 'museum_closed'
    if (sets > this.setsLeft(days)) return 'equipment_taken'
    this.#add({ customer, type: 'ig', slot: null, days, heads: sets, total: (sets * this.amount) / 10 })
    return 'ok'
  }

  #add(order: Omit<ModelOrder, 'no' | 'status' | 'penalty' | 'pending'>): ModelOrder {
    const added: ModelOrder = { ...order, no: this.orders.length, status: 'in_processing', penalty: 0, pending: null }
    this.orders.push(added)
    return added
  }

  #move(order: ModelOrder, deed: 'confirm' | 'reject' | 'wait' | 'cancel' | 'cancel_by_staff'): Heard {
    if (!isOpen(order)) return 'order_already_closed'
    if (deed === 'cancel' && this.hasBegun(order)) return 'visit_started'
    if (deed === 'cancel' || deed === 'cancel_by_staff') return this.#cancel(order, deed)
    if (!mayMove[deed](order)) return 'move_not_allowed'
    if (deed === 'confirm') return this.#confirm(order)
    if (deed === 'wait') return this.#rest(order)
    this.#close(order, 'rejected')
    return 'ok'
  }

  /** Staff put it in line, where it lets others pass; only a slot has a line. */
  #rest(order: ModelOrder): Heard {
    if (order.slot === null) return 'waiting_needs_slot'
    this.#close(order, 'waiting_list')
    this.line.push({ order, slot: order.slot, resting: true })
    return 'ok'
  }

  #cancel(order: ModelOrder, deed: 'cancel' | 'cancel_by_staff'): Heard {
    const penalty = deed === 'cancel' ? this.penaltyOf(order, order.heads) : 0
    this.#close(order, 'cancelled')
    order.penalty += penalty
    return 'ok'
  }

  #confirm(order: ModelOrder): Heard {
    const returns = order.status === 'waiting_list'
    if (returns && order.slot !== null && order.heads > this.room(order.slot, order.customer, order.type)) return 'no_places'
    this.#leave(order)
    order.status = 'confirmed'
    if (returns && order.slot !== null) this.#wake(order.slot)
    return 'ok'
  }

  #close(order: ModelOrder, status: OrderStatus): void {
    this.#leave(order)
    Object.assign(order, { status, pending: null })
  }

  #change(order: ModelOrder, { heads, to, stale }: StepOf<'change'>): Heard {
    if (!isOpen(order)) return 'order_already_closed'
    if (stale) return 'stale_revision'
    if (this.hasBegun(order)) return 'change_too_late'
    const slot = order.slot === null ? null : (to ?? order.slot)
    const refused = slot === null ? this.#setsRefused(order, heads) : this.#placesRefused(order, { slot, heads })
    if (refused) return refused
    const total = (heads * this.amount) / (slot === null ? 10 : 1)
    const change = { slot, heads, total, penalty: this.penaltyOf(order, order.heads - heads) }
    if (order.status === 'confirmed') this.#pend(order, change)
    else this.#replace(order, change)
    return 'ok'
  }

  #setsRefused(order: ModelOrder, sets: number): Heard {
    if (sets > order.heads && this.shut[0]) return 'museum_closed'
    if (sets === order.heads) return 'nothing_changed'
    const most = order.heads + extraSets(order) + this.setsLeft(order.days)
    return holds(order) && sets > most ? 'equipment_taken' : null
  }

  #placesRefused(order: ModelOrder, { slot, heads }: { slot: number; heads: number }): Heard {
    const moves = slot !== order.slot
    if (moves && this.isDayShut(slot)) return 'museum_closed'
    if (this.#isShut(slot) && (moves || heads > order.heads)) return 'booking_closed'
    if (!moves && heads === order.heads) return 'nothing_changed'
    return order.status !== 'waiting_list' && heads > this.#mostOf(order, slot) ? 'no_places' : null
  }

  /** What an order may have of a slot, its own places and those that its change holds counted in. */
  #mostOf(order: ModelOrder, slot: number): number {
    const own = (slot === order.slot ? order.heads : 0) + (order.pending?.slot === slot ? extraOf(order) : 0)
    return this.first(slot) ? own : Math.max(own, this.room(slot, order.customer, order.type, { places: own, type: order.type }))
  }

  #pend(order: ModelOrder, change: Wanted): void {
    const before = { slot: order.pending?.slot, places: order.pending ? extraOf(order) : 0 }
    order.pending = change
    const grows = extraOf(order) > (before.slot === change.slot ? before.places : 0)
    if (change.slot !== null && grows) this.#wake(change.slot)
  }

  #replace(order: ModelOrder, { slot, heads, total }: Wanted): void {
    const moves = slot !== order.slot
    const grows = holds(order) && (moves || heads > order.heads)
    Object.assign(order, { slot, heads, total })
    if (slot !== null && grows) this.#wake(slot)
    if (slot === null || order.status !== 'waiting_list' || !moves) return
    // Where it waits already it keeps its turn.
    const stays = this.line.some((entry) => entry.order === order && entry.slot === slot)
    this.line = this.line.filter((entry) => entry.order !== order || entry.slot === slot)
    if (!stays) this.line.push({ order, slot, resting: false })
  }

  #answer(order: ModelOrder, deed: 'accept' | 'decline' | 'withdraw'): Heard {
    if (!isOpen(order)) return 'order_already_closed'
    if (!order.pending) return 'no_pending_change'
    if (deed === 'accept' && this.hasBegun(order)) return 'change_too_late'
    const { slot, heads, total, penalty } = order.pending
    if (deed === 'accept') Object.assign(order, { slot, heads, total, penalty: order.penalty + penalty })
    order.pending = null
    return 'ok'
  }

  /** Gives what there is to those who wait: the first whose whole group it fits, until it fits nobody. */
  serve(slot: number): void {
    for (let order = this.first(slot); order; order = this.first(slot)) {
      this.#leave(order)
      Object.assign(order, { slot, status: this.slot(slot).instant ? 'confirmed' : 'in_processing' })
      this.served.push(order)
      this.#wake(slot)
    }
  }

  #leave(order: ModelOrder): void {
    this.line = this.line.filter((entry) => entry.order !== order)
  }

  /** Whom staff put in line has let others pass for long enough when he does not fit any more. */
  #wake(slot: number): void {
    for (const entry of this.line.filter((one) => one.slot === slot && one.resting)) {
      entry.resting = entry.order.heads <= this.room(slot, entry.order.customer, entry.order.type)
    }
  }

  #edit(step: StepOf<'capacity' | 'quota' | 'allot'>, write: (slot: ModelSlot) => void): Heard {
    const refused = this.editRefused(step)
    if (refused) return refused
    write(this.slot(step.slot))
    this.#wake(step.slot)
    return 'ok'
  }

  editRefused(step: StepOf<'capacity' | 'quota' | 'allot'>): Heard {
    const { capacity, begun } = this.slot(step.slot)
    const taken = this.taken(step.slot)
    switch (step.do) {
      case 'capacity':
        return taken + this.kept(step.slot) > step.capacity ? 'capacity_below_taken' : null
      case 'quota':
        return step.quota !== null && this.takenOf(step.slot, step.type) > step.quota ? 'quota_below_taken' : null
      case 'allot': {
        if (begun && step.places > 0) return 'release_passed'
        const kept = Math.max(0, step.places - this.usedBy(step.slot, step.customer))
        return kept > capacity - taken - this.kept(step.slot, step.customer) ? 'allotment_too_big' : null
      }
    }
  }

  /** The visit's hour comes: changes fall away, who was not answered is rejected, who can be served nowhere any more is cancelled. */
  #begin({ slot }: StepOf<'begin'>): Heard {
    this.slot(slot).begun = true
    for (const order of this.orders.filter((one) => this.hasBegun(one))) {
      order.pending = null
      const waits = this.line.some((entry) => entry.order === order && !this.slot(entry.slot).begun)
      if (order.status === 'in_processing') this.#close(order, 'rejected')
      if (order.status === 'waiting_list' && !waits) this.#close(order, 'cancelled')
    }
    return 'ok'
  }
}

function setOrDelete<K extends PropertyKey>(values: Partial<Record<K, number>>, key: K, value: number | null): void {
  if (value === null) delete values[key]
  else values[key] = value
}

function holds({ status }: ModelOrder): boolean {
  return status === 'in_processing' || status === 'confirmed'
}

/** Places that a change which waits holds beyond the order's own. */
function extraOf({ slot, heads, pending }: ModelOrder): number {
  if (!pending) return 0
  return pending.slot === slot ? Math.max(0, pending.heads - heads) : pending.heads
}

function extraSets({ heads, pending }: ModelOrder): number {
  return Math.max(0, (pending?.heads ?? 0) - heads)
}

function sum(takers: readonly { places: number }[]): number {
  return takers.reduce((all, { places }) => all + places, 0)
}
