import type { ComparisonKind } from '@anfilada/contract/reconciliation/comparison'
import { daysBetween } from '@anfilada/contract/dates'

/** A row of either side, `amount` in kopecks: above zero the customer owes more. A row of ours has one number at most. */
export type Operation = { date: string; amount: number; numbers: readonly string[] }
/** Places of the rows among those that were given; one of them is missing where the other side has nothing. */
export type Pair = { kind: ComparisonKind; ours: number | undefined; theirs: number | undefined }

/** The same money, so many days apart, is the same operation: banks and post take their time. */
const nearDays = 10

/**
 * What each row of one side is on the other: every row stands in exactly one pair. By number and amount first, then by amount and day, then by
 * number with another amount, then by amount on a near day, at last the only two that are left of one day and side. Numbers say something only
 * where the customer's are ours: of his supplies or of his payments, at least half have to be found by them. The same rows in the same order
 * are always the same pairs.
 */
export function matchRows(ours: readonly Operation[], theirs: readonly Operation[]): Pair[] {
  const matching = new Matching(ours, theirs)
  matching.byNumbers()
  matching.byDays()
  return matching.finish()
}

type Side = 'up' | 'down'
const sideOf = ({ amount }: Operation): Side => (amount > 0 ? 'up' : 'down')

class Matching {
  readonly #ours: readonly Operation[]
  readonly #theirs: readonly Operation[]
  readonly #pairs: Pair[] = []
  readonly #freeOurs: Set<number>
  readonly #freeTheirs: Set<number>
  /** Sides whose numbers are ours, with the numbers that stand on both. */
  readonly #shared = new Map<Side, Set<string>>()

  constructor(ours: readonly Operation[], theirs: readonly Operation[]) {
    this.#ours = ours
    this.#theirs = theirs
    this.#freeOurs = new Set(byDate(ours))
    this.#freeTheirs = new Set(byDate(theirs))
    for (const side of ['up', 'down'] as const) if (this.#areOurs(side)) this.#shared.set(side, this.#sharedNumbers(side))
  }

  byNumbers(): void {
    this.#pair('same', ({ amount, date }, number) => `${number} ${amount} ${date}`, true)
    this.#pair('date', ({ amount }, number) => `${number} ${amount}`, true)
    this.#pair('same', ({ amount, date }) => `${amount} ${date}`)
    this.#pair('amount', (row, number) => `${number} ${sideOf(row)} ${row.date}`, true)
    this.#pair('amount', (row, number) => `${number} ${sideOf(row)}`, true)
  }

  byDays(): void {
    const dates = new Set([...this.#ours, ...this.#theirs].map(({ date }) => date))
    const days = new Map([...dates].map((date) => [date, daysBetween('2000-01-01', date)]))
    const keyOf = ({ amount, date }: Operation, shift = 0): string => `${amount} ${(days.get(date) ?? 0) + shift}`
    // Who is taken meanwhile is passed over, so that one look at our rows does for all the days.
    const waiting = this.#waiting((row) => keyOf(row), false)
    for (let apart = 1; apart <= nearDays; apart++) {
      for (const shift of [apart, -apart]) this.#pairWith(waiting, 'date', (row) => keyOf(row, shift), false)
    }
    this.#pairLast()
  }

  finish(): Pair[] {
    for (const ours of this.#freeOurs) this.#pairs.push({ kind: 'only_ours', ours, theirs: undefined })
    for (const theirs of this.#freeTheirs) this.#pairs.push({ kind: 'only_theirs', ours: undefined, theirs })
    return this.#pairs
  }

  /** Pairs what is left of both sides and has the same key; `numbered`: a key for each number, of sides whose numbers are ours. */
  #pair(kind: ComparisonKind, keyOf: Key, numbered = false): void {
    this.#pairWith(this.#waiting(keyOf, numbered), kind, keyOf, numbered)
  }

  #waiting(keyOf: Key, numbered: boolean): Map<string, number[]> {
    const waiting = new Map<string, number[]>()
    for (const at of this.#freeOurs) {
      for (const key of this.#keys(this.#ours[at] as Operation, keyOf, numbered)) waiting.getOrInsertComputed(key, () => []).push(at)
    }
    return waiting
  }

  #pairWith(waiting: Map<string, number[]>, kind: ComparisonKind, keyOf: Key, numbered: boolean): void {
    for (const theirs of this.#freeTheirs) {
      const row = this.#theirs[theirs] as Operation
      for (const key of this.#keys(row, keyOf, numbered)) {
        const ours = this.#firstOf(waiting.get(key), numbered ? undefined : row)
        if (ours === undefined) continue
        this.#settle(kind, ours, theirs)
        break
      }
    }
  }

  /** The first that nobody has taken; what is taken at the head of the list is looked at once. */
  #firstOf(waiting: number[] | undefined, row: Operation | undefined): number | undefined {
    if (!waiting) return undefined
    while (waiting[0] !== undefined && !this.#freeOurs.has(waiting[0])) waiting.shift()
    return waiting.find((at) => this.#freeOurs.has(at) && (!row || this.#mayBe(this.#ours[at] as Operation, row)))
  }

  #keys(row: Operation, keyOf: Key, numbered: boolean): string[] {
    if (!numbered) return [keyOf(row, '')]
    return this.#shared.has(sideOf(row)) ? row.numbers.map((number) => keyOf(row, number)) : []
  }

  /** Two rows that are named by different numbers, of which the other side knows one, are two operations. */
  #mayBe(ours: Operation, theirs: Operation): boolean {
    const shared = this.#shared.get(sideOf(ours))
    if (!shared || ours.numbers.some((number) => theirs.numbers.includes(number))) return true
    return ![...ours.numbers, ...theirs.numbers].some((number) => shared.has(number))
  }

  /** One of each that are left of a day and side: two rows about one thing, with another amount. */
  #pairLast(): void {
    const left = new Map<string, { ours: number[]; theirs: number[] }>()
    const put = (row: Operation, side: 'ours' | 'theirs', at: number): void => {
      left.getOrInsertComputed(`${row.date} ${sideOf(row)}`, () => ({ ours: [], theirs: [] }))[side].push(at)
    }
    for (const at of this.#freeOurs) put(this.#ours[at] as Operation, 'ours', at)
    for (const at of this.#freeTheirs) put(this.#theirs[at] as Operation, 'theirs', at)
    for (const { ours, theirs } of left.values()) {
      const [[own, ...more], [other, ...others]] = [ours, theirs]
      if (own === undefined || other === undefined || more.length + others.length > 0) continue
      if (this.#mayBe(this.#ours[own] as Operation, this.#theirs[other] as Operation)) this.#settle('amount', own, other)
    }
  }

  #settle(kind: ComparisonKind, ours: number, theirs: number): void {
    this.#freeOurs.delete(ours)
    this.#freeTheirs.delete(theirs)
    this.#pairs.push({ kind, ours, theirs })
  }

  #areOurs(side: Side): boolean {
    const [ours, theirs] = [withNumbers(this.#ours, side), withNumbers(this.#theirs, side)]
    const known = new Set(ours.flatMap(({ numbers, amount }) => numbers.map((number) => `${number} ${amount}`)))
    const found = theirs.filter(({ numbers, amount }) => numbers.some((number) => known.has(`${number} ${amount}`))).length
    return found > 0 && found * 2 >= Math.min(ours.length, theirs.length)
  }

  #sharedNumbers(side: Side): Set<string> {
    const theirs = new Set(withNumbers(this.#theirs, side).flatMap(({ numbers }) => numbers))
    return new Set(withNumbers(this.#ours, side).flatMap(({ numbers }) => numbers.filter((number) => theirs.has(number))))
  }
}

type Key = (row: Operation, number: string) => string

function withNumbers(rows: readonly Operation[], side: Side): Operation[] {
  return rows.filter((row) => row.numbers.length > 0 && sideOf(row) === side)
}

function byDate(rows: readonly Operation[]): number[] {
  return rows.map((_, at) => at).toSorted((one, other) => (rows[one]?.date ?? '').localeCompare(rows[other]?.date ?? '') || one - other)
}
