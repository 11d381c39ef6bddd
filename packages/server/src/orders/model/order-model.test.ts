import type { PostRequestInput } from '@anfilada/contract/orders/orders'
import { canMove, isClosed } from '@anfilada/contract/orders/order-status'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { judgeChange, servedFrom, type SlotChange, type SlotView } from '../../catalogue/capacity/capacity.rules.ts'
import { changePenalty, decideAnswer, decideChange } from '../changing/change.rules.ts'
import { type DecidedOrder, decideCustomerCancellation, decideMove, penaltyNow } from '../order.rules.ts'
import { type AskedSlot, decidePlacement } from '../placing/placement.rules.ts'
import { decideEquipment } from '../services/service-order.rules.ts'
import { type Heard, type ModelOrder, OrderModel, penaltyEach, type Type } from './testing/order-model.ts'
import { orderHistories, type Step, type StepOf, tell } from './testing/steps.ts'

// The rules of the product and a model that knows none of them, side by side over any history; no database.

const codeOf = (outcome: { ok: boolean; refusal?: string }): string => (outcome.ok ? 'ok' : (outcome.refusal ?? ''))

/** The order as decisions see it; the clock stands at 1,000. */
function decided(model: OrderModel, order: ModelOrder): DecidedOrder {
  const dear = order.slot !== null && model.slot(order.slot).instant
  const { no: id, customer: customerId, type: groupCategory, slot: slotId, heads: places, total: totalKopecks, status } = order
  return {
    id,
    customerId,
    groupCategory,
    slotId,
    places,
    totalKopecks,
    status,
    revision: 1,
    archived: false,
    begun: model.hasBegun(order),
    lines: [],
    freeUntil: new Date(dear ? 0 : 9_000),
    penaltyEach,
    now: new Date(1_000),
    pending: order.pending && { values: {} as never, diff: {}, penalty: order.pending.penalty, askedAt: '', askedBy: 1 },
    heldSlotId: null,
    heldPlaces: null,
  }
}

/** The slot as staff see it. */
function viewOf(model: OrderModel, index: number): SlotView {
  const slot = model.slot(index)
  const touched = (order: ModelOrder) => ({ id: order.no, status: order.status, customer: '', type: order.type, places: order.heads })
  return {
    slot: {
      id: index,
      date: '',
      time: '',
      zone: 'Europe/Moscow',
      capacity: slot.capacity,
      closed: slot.closed,
      begun: slot.begun,
      taken: model.taken(index),
      free: 0,
      quotas: Object.entries(slot.quotas).map(([type, quota]) => ({
        type: type as Type,
        quota,
        taken: model.takenOf(index, type as Type),
      })),
      allotments: Object.entries(slot.allotments).map(([customer, places]) => {
        const used = model.usedBy(index, Number(customer))
        const kept = Math.max(0, places - used)
        return { customer_id: Number(customer), customer: '', places, used, kept, release_at: '', released: false }
      }),
      waiting: { orders: 0, places: 0 },
    },
    takers: model.takers(index).map(({ customer, type, places }) => ({ slotId: index, customerId: customer, type, places, order: null })),
    waiting: model.line
      .filter((entry) => entry.slot === index && !entry.resting)
      .map(({ order }) => ({ slotId: index, customerId: order.customer, order: touched(order) })),
    releaseAt: '',
    releasePassed: slot.begun,
  }
}

function changeOf(step: StepOf<'capacity' | 'quota' | 'allot'>): SlotChange {
  if (step.do === 'capacity') return { slot: { capacity: step.capacity, closed: step.closed } }
  if (step.do === 'quota') return { quota: { type: step.type, quota: step.quota } }
  return { allotment: { customerId: step.customer, places: step.places } }
}

/** What the rules say of a step before it is made; undefined where they decide nothing by themselves. */
function ruled(model: OrderModel, step: Step): Heard | undefined {
  if ('which' in step) {
    const order = model.pick(step)
    return order && ruleDecision(decided(model, order), step)
  }
  switch (step.do) {
    case 'capacity':
    case 'quota':
    case 'allot':
      return judgeChange(viewOf(model, step.slot), changeOf(step)).refusal ?? 'ok'
    case 'lend':
      return ruleLoan(model, step)
    case 'place':
      return rulePlacing(model, step)
    default:
      return undefined
  }
}

function ruleLoan(model: OrderModel, { sets, days }: StepOf<'lend'>): Heard | undefined {
  if (model.shut[0]) return undefined
  const left = [{ service: 'ag', stock: model.stock, free: model.setsLeft(days) }]
  return decideEquipment([{ service: 'ag', quantity: sets }], left)?.refusal ?? 'ok'
}

const moves = { confirm: 'confirmed', reject: 'rejected', wait: 'waiting_list', cancel: 'cancelled', cancel_by_staff: 'cancelled' } as const

function ruleDecision(order: DecidedOrder, step: Extract<Step, { which: number }>): Heard | undefined {
  switch (step.do) {
    case 'unpaid':
      return undefined
    case 'change': {
      const said = decideChange(order, { revision: step.stale ? 0 : 1 })
      return said.ok ? undefined : said.refusal
    }
    case 'accept':
    case 'decline':
    case 'withdraw':
      return codeOf(decideAnswer(order, 1, step.do === 'accept'))
    case 'cancel':
      return codeOf(decideCustomerCancellation(order, 1))
    default:
      return ruleMove(order, step.do)
  }
}

function ruleMove(order: DecidedOrder, deed: keyof typeof moves): Heard | undefined {
  const said = decideMove(order, moves[deed], 1)
  // Whether there are places for who comes back from the line, and a line at all, is not theirs to say.
  const asksPlaces = deed === 'confirm' ? order.status === 'waiting_list' : deed === 'wait' && order.slotId === null
  return said.ok && asksPlaces ? undefined : codeOf(said)
}

function rulePlacing(model: OrderModel, step: StepOf<'place'>): Heard | undefined {
  const own = step.held ? model.holdOf(step.customer) : undefined
  const { closed, begun, instant } = model.slot(step.slot)
  const free = model.free(step.slot, step.customer, step.type, own?.slot === step.slot ? own : undefined)
  // Then the line is served first, or other times are asked for.
  if (step.heads > free && (model.first(step.slot) || (step.waits && step.other))) return undefined
  const shut = { museumClosed: model.isDayShut(step.slot), closed: closed || begun }
  const asked = { ...slotOfRules, ...shut, free, instant, applied: pricesOf(model.amount) }
  const said = decidePlacement(inputOf(step), asked)
  return said.ok ? statusSaid(said.value.status, statusOf(step.heads <= free, instant)) : said.refusal
}

function statusSaid(said: string, right: string): Heard {
  return said === right ? 'ok' : `${said} instead of ${right}`
}

function statusOf(takes: boolean, instant: boolean): string {
  if (!takes) return 'waiting_list'
  return instant ? 'confirmed' : 'in_processing'
}

function inputOf({ slot, type, heads, waits }: StepOf<'place'>): PostRequestInput {
  return {
    museum_id: 1,
    system_id: 'palace',
    pass_date: '2027-01-01',
    schedule_item_id: slot,
    type,
    persons_per_guide: 15,
    country_id: 100,
    guide: '',
    guide_phone: '',
    tickets: [{ category: 'common', quantity: heads }],
    services: [],
    qty_guide: 0,
    accept_waiting: waits,
  }
}

const pricesOf = (amount: number): AskedSlot['applied'] => ({ version: 1, prices: { 'ticket:common': { amount } }, vat: {} })
const slotOfRules: Omit<AskedSlot, 'free' | 'closed' | 'museumClosed' | 'instant' | 'applied'> = {
  archived: false,
  archivedEquipment: [],
  museumId: 1,
  objectId: 'palace',
  passDate: '2027-01-01',
  starts: '10:00',
  hasRules: true,
  least: null,
  most: null,
  perGuide: null,
  needsAccompanying: false,
  usualEntrance: '',
  museumTypes: ['ig', 'rf'],
  countryKnown: true,
  countryServed: true,
}

/** What the rules ask of each order, and what the model does: for all its persons, and for one and three fewer. */
function chargedOtherwise(model: OrderModel): string[] {
  return model.orders.flatMap((order) => {
    const seen = decided(model, order)
    const fewer = [1, 3].filter((persons) => order.heads > persons)
    const sums = [penaltyNow(seen), ...fewer.map((persons) => changePenalty(seen, order.heads - persons))]
    const modelled = [order.heads, ...fewer].map((persons) => model.penaltyOf(order, persons))
    return sums.join() === modelled.join() ? [] : [`penalties of ${order.no}: ${sums.join()} instead of ${modelled.join()}`]
  })
}

/** What must hold whatever was done, and does not. */
function unsoundIn(model: OrderModel): string[] {
  const slots = model.slots.flatMap(({ capacity, quotas }, index) => [
    ...(model.taken(index) + model.kept(index) > capacity ? [`over capacity: ${index}`] : []),
    ...Object.entries(quotas).flatMap(([type, quota]) =>
      model.takenOf(index, type as Type) > quota ? [`over quota: ${index} ${type}`] : [],
    ),
  ])
  return Math.max(model.lent(0), model.lent(1)) > model.stock ? [...slots, 'over stock'] : slots
}

/** Whole groups, in order of arrival, as the office's preview of a change foretells it. */
function servedOtherwise(model: OrderModel, step: Step): string[] {
  if (step.do !== 'serve') return []
  return [...model.slots.keys()].flatMap((index) => {
    if (model.slot(index).begun || model.isDayShut(index) || model.line.some((entry) => entry.resting)) return []
    const { slot, waiting } = viewOf(model, index)
    const foretold = servedFrom(slot, waiting).map(({ id }) => id)
    const { orders, line: entries, slots, holds } = model
    const twin = Object.assign(new OrderModel(), structuredClone({ orders, line: entries, slots, holds }))
    twin.serve(index)
    const served = twin.served.map(({ no }) => no)
    return served.join() === foretold.join() ? [] : [`served ${served.join()}, foretold ${foretold.join()}`]
  })
}

/** Nothing leads out of the closed ones; a change that was declined leaves the order as it was; prices that nobody touched stay. */
function brokenBy(step: Step, before: readonly ModelOrder[], after: readonly ModelOrder[]): string[] {
  return before.flatMap((was, index) => {
    const is = after[index] as ModelOrder
    if (JSON.stringify(was) === JSON.stringify(is)) return []
    const apart = JSON.stringify({ ...was, pending: null }) !== JSON.stringify({ ...is, pending: null })
    const faults = {
      moved: was.status !== is.status && !canMove(was.status, is.status),
      revived: isClosed(was.status),
      'changed by a declined change': (step.do === 'decline' || step.do === 'withdraw') && apart,
      repriced: step.do !== 'change' && step.do !== 'accept' && is.total !== was.total,
    }
    return Object.entries(faults).flatMap(([fault, found]) => (found ? [`${fault}: ${was.no}`] : []))
  })
}

/** Makes the step; answers what was heard, and whatever is wrong with it. */
function take(model: OrderModel, step: Step): { heard: Heard; faults: string[] } {
  const before = structuredClone(model.orders)
  const said = ruled(model, step)
  const served = servedOtherwise(model, step)
  const heard = model.take(step)
  const otherwise = said === undefined || said === heard ? [] : [`the rules say ${said}, the model ${heard}`]
  return {
    heard,
    faults: [...otherwise, ...served, ...chargedOtherwise(model), ...unsoundIn(model), ...brokenBy(step, before, model.orders)],
  }
}

describe('the rules and a model that knows none of them', () => {
  test('say the same of every step of any history', () => {
    const seen = new Set<string>()
    const outcome = fc.check(
      fc.property(orderHistories(25), (steps) => {
        const model = new OrderModel()
        for (const [index, step] of steps.entries()) {
          const { heard, faults } = take(model, step)
          if (faults.length > 0) throw new Error(`${faults.join('; ')}: ${tell(steps.slice(0, index + 1))}`)
          seen.add(`${step.do}: ${heard}`)
        }
      }),
      { numRuns: 500, seed: 2026 },
    )
    expect(outcome.failed ? `seed ${outcome.seed}, ${(outcome.errorInstance as Error).message}` : undefined).toBeUndefined()
    expect(seen.size).toBeGreaterThan(50)
  })
})
