import fc from 'fast-check'

/** Slots 0 and 1 are two times of an object that staff answer for; 2 is of an object that confirms at once and asks a penalty already. */
const slot = fc.nat(2)
/** 0 and 1 order by invoice, 2 pays now. */
const customer = fc.nat(2)
const type = fc.constantFrom('ig' as const, 'rf' as const)
const heads = fc.integer({ min: 1, max: 9 })
const which = fc.nat(9)

/** What people, jobs and clocks do with orders, in any order. `which` picks one of the orders that there are by then. */
const step = fc.oneof(
  {
    weight: 9,
    arbitrary: fc.record({
      do: fc.constant('place' as const),
      customer,
      slot,
      heads,
      type,
      waits: fc.boolean(),
      other: fc.boolean(),
      held: fc.boolean(),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('programme' as const),
      customer,
      all: fc.boolean(),
      lines: fc.array(fc.record({ slot, heads, type, waits: fc.boolean() }), { minLength: 2, maxLength: 2 }),
      sets: fc.option(heads),
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('lend' as const), customer, sets: heads, days: fc.integer({ min: 1, max: 2 }) }) },
  {
    weight: 8,
    arbitrary: fc.record({ do: fc.constantFrom('confirm' as const, 'confirm' as const, 'reject' as const, 'wait' as const), which }),
  },
  { weight: 4, arbitrary: fc.record({ do: fc.constantFrom('cancel' as const, 'cancel' as const, 'cancel_by_staff' as const), which }) },
  {
    weight: 7,
    arbitrary: fc.record({
      do: fc.constant('change' as const),
      which,
      heads,
      to: fc.option(slot),
      stale: fc.constantFrom(false, false, true),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({ do: fc.constantFrom('accept' as const, 'accept' as const, 'decline' as const, 'withdraw' as const), which }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('serve' as const) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('hold' as const), customer, slot, heads, type }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('capacity' as const),
      slot,
      capacity: fc.integer({ min: 4, max: 26 }),
      closed: fc.constantFrom(false, false, true),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('quota' as const), slot, type, quota: fc.option(fc.nat(14)) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('allot' as const), slot, customer, places: fc.nat(8) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('stock' as const), sets: fc.nat(16) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('publish' as const), amount: fc.constantFrom(9_000, 90_000, 200_000) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('shut' as const), object: fc.nat(1), shut: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('begin' as const), slot }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('unpaid' as const), which }) },
)
export type Step = typeof step extends fc.Arbitrary<infer T> ? T : never
export type StepOf<D extends Step['do']> = Extract<Step, { do: D }>

/** A slot that is nearly full, somebody who waits for it and a change that waits for staff are there from the start: an empty hall shows nothing. */
export function orderHistories(longest: number): fc.Arbitrary<Step[]> {
  const order = { do: 'place', heads: 9, type: 'ig', waits: true, other: false, held: false } as const
  const start: Step[] = [
    { ...order, customer: 0, slot: 0 },
    { ...order, customer: 1, slot: 0, heads: 6 },
    { ...order, customer: 2, slot: 2 },
    { do: 'confirm', which: 0 },
    { do: 'change', which: 0, heads: 7, to: null, stale: false },
  ]
  return fc.array(step, { minLength: longest, maxLength: longest }).map((then) => [...start, ...then])
}

/** A history in a line that a person can read. */
export function tell(steps: readonly Step[]): string {
  return steps.map((one) => wordsOf(one)).join(' · ')
}

type Value = string | number | boolean | null | object | Value[]

function wordsOf(values: object): string {
  return Object.values<Value>(values as Record<string, Value>)
    .map(word)
    .join(' ')
}

function word(value: Value): string {
  if (Array.isArray(value)) return value.map(word).join(' ')
  if (typeof value === 'boolean') return value ? '+' : '-'
  if (value === null) return '~'
  return typeof value === 'object' ? `(${wordsOf(value)})` : String(value)
}
