import fc from 'fast-check'

/** Whom a step is about: one of two customers, and whether it is an object that confirms at once. */
const party = fc.nat(1)
const which = fc.nat(11)
const each = fc.constantFrom(0, 5_000, 20_000, 900_000)
/** The visit is thirty days away: 24 hours are early enough, 2,400 are not. */
const hours = fc.constantFrom(24, 2400)

/** What people do with orders, lists, terms and corrections, in any order. `which` picks one of the orders that exist by then. */
const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('place' as const),
      customer: party,
      adults: fc.integer({ min: 1, max: 14 }),
      children: fc.nat(3),
      instant: fc.boolean(),
    }),
  },
  { weight: 5, arbitrary: fc.record({ do: fc.constant('confirm' as const), which }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('cancel' as const), which }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('cancel_by_staff' as const, 'reject' as const, 'wait' as const), which }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('object_terms' as const), hours, each }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('agree' as const),
      customer: party,
      forAll: fc.boolean(),
      hours: fc.option(hours),
      each: fc.option(each),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('publish' as const), own: fc.option(party), amount: fc.integer({ min: 0, max: 300_000 }) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('correct' as const),
      customer: party,
      amount: fc.integer({ min: -500_000, max: 500_000 }).filter((amount) => amount !== 0),
      post: fc.boolean(),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('limit' as const), customer: party, room: fc.option(fc.integer({ min: 0, max: 3_000_000 })) }),
  },
)
export type Step = typeof step extends fc.Arbitrary<infer T> ? T : never
export type StepOf<D extends Step['do']> = Extract<Step, { do: D }>

/** Two orders that go their way are there from the start: a history in which nothing is ever charged shows nothing. */
export const moneyHistories: fc.Arbitrary<Step[]> = fc
  .array(step, { minLength: 10, maxLength: 24 })
  .map((then) => [
    { do: 'place', customer: 0, adults: 12, children: 1, instant: true },
    { do: 'place', customer: 1, adults: 3, children: 0, instant: false },
    { do: 'confirm', which: 1 },
    ...then,
  ])

type Terms = { hours: number | null; each: number | null }
type Status = 'in_processing' | 'waiting_list' | 'confirmed' | 'rejected' | 'cancelled'
export type ModelOrder = { id: number; customer: number; persons: number; total: number; status: Status; penalty: number; kept?: Kept }
type Kept = { hours: number; each: number }

/** What a history must have charged: plain numbers, and none of the product's own rules. */
export class MoneyModel {
  readonly orders: ModelOrder[] = []
  readonly corrected: [number, number] = [0, 0]
  object = { hours: 24, each: 0 }
  readonly agreed: { own?: Terms; forAll?: Terms }[] = [{}, {}]

  pick(index: number): ModelOrder | undefined {
    return this.orders.length === 0 ? undefined : this.orders[index % this.orders.length]
  }

  /** From its confirmation on, the order stands under these terms. */
  confirm(order: ModelOrder): void {
    const lines = [this.agreed[order.customer]?.own, this.agreed[order.customer]?.forAll]
    const hoursAgreed = lines.find((line) => typeof line?.hours === 'number')?.hours ?? this.object.hours
    const eachAgreed = lines.find((line) => typeof line?.each === 'number')?.each ?? this.object.each
    Object.assign(order, { status: 'confirmed', kept: { hours: hoursAgreed, each: eachAgreed } })
  }

  /** What cancelling costs its customer now. */
  costOf({ status, kept, persons, total }: ModelOrder): number {
    if (status !== 'confirmed' || !kept) return 0
    return kept.hours === 24 ? 0 : Math.min(kept.each * persons, total)
  }

  owed(customer: number): number {
    const own = this.orders.filter((order) => order.customer === customer)
    const charged = own.reduce((sum, { status, total, penalty }) => sum + (status === 'confirmed' ? total : penalty), 0)
    return charged + (this.corrected[customer] ?? 0)
  }
}
