import type { GroupCategory } from '@anfilada/contract/catalogue'
import { groupCategories } from '@anfilada/contract/group-categories'
import { type Price, type PricedLine, priceOrder, type PriceTable } from '@anfilada/contract/pricing/price-order'
import fc from 'fast-check'
import { type Candidate, explainChoice } from '../pricing/choice.rules.ts'

const amount = fc.integer({ min: 0, max: 1_000_000 })
const price: fc.Arbitrary<Price> = fc.record(
  {
    amount,
    basis: fc.constant('group' as const),
    tiers: fc.constantFrom(
      [{ from: 5, amount: 777 }],
      [
        { from: 3, amount: 900 },
        { from: 8, amount: 800 },
      ],
    ),
    free: fc.constantFrom({ per: 4 }, { per: 2, max: 3 }),
    vat: fc.constantFrom('standard', 'zero', 'none'),
  },
  { requiredKeys: ['amount'] },
)

/** What happens to price lists and orders, one after the other. Lists and orders are named by their place in the history. */
export type Deed =
  | { deed: 'list'; category: GroupCategory; own: boolean; from: number; days: number }
  | { deed: 'publish'; list: number; table: PriceTable }
  | { deed: 'draft'; list: number; table: PriceTable }
  | { deed: 'order'; category: GroupCategory; own: boolean; day: number; adults: number; children: number }

const table: fc.Arbitrary<PriceTable> = fc.record({ 'ticket:common': price, 'ticket:child': price }, { requiredKeys: ['ticket:common'] })
const categories = fc.constantFrom(...groupCategories.slice(0, 2))
const list = fc.nat({ max: 5 })
const deed: fc.Arbitrary<Deed> = fc.oneof(
  {
    weight: 2,
    arbitrary: fc.record({
      deed: fc.constant('list' as const),
      category: categories,
      own: fc.boolean(),
      from: fc.nat({ max: 3 }),
      days: fc.nat({ max: 3 }),
    }),
  },
  { weight: 4, arbitrary: fc.record({ deed: fc.constant('publish' as const), list, table }) },
  { weight: 2, arbitrary: fc.record({ deed: fc.constant('draft' as const), list, table }) },
  {
    weight: 4,
    arbitrary: fc.record({
      deed: fc.constant('order' as const),
      category: categories,
      own: fc.boolean(),
      day: fc.nat({ max: 5 }),
      adults: fc.integer({ min: 1, max: 12 }),
      children: fc.nat({ max: 4 }),
    }),
  },
)
/** Two lists for everybody and one customer's own are there from the start: most orders find a price. */
export const histories = (longest: number): fc.Arbitrary<Deed[]> =>
  fc
    .tuple(table, table, table, fc.array(deed, { minLength: longest, maxLength: longest }))
    .map(([first, second, own, then]) => [
      { deed: 'list', category: 'rf', own: false, from: 0, days: 5 },
      { deed: 'publish', list: 0, table: first },
      { deed: 'list', category: 'ig', own: false, from: 0, days: 5 },
      { deed: 'publish', list: 1, table: second },
      { deed: 'list', category: 'ig', own: true, from: 2, days: 2 },
      { deed: 'publish', list: 2, table: own },
      ...then,
    ])

/** A list of the model: days are counted from the first day on which anything is in force. */
type ModelList = Candidate & { category: GroupCategory; table: PriceTable | undefined }
export type Expected = { lines: PricedLine[]; total: number; version: number } | { refused: true }

/** What the lists of a history charge: nothing but the rules and plain arrays. */
export class PriceModel {
  readonly lists: ModelList[] = []
  readonly #dayOf: (day: number) => string
  #versions = 0

  constructor(dayOf: (day: number) => string) {
    this.#dayOf = dayOf
  }

  list({ category, own, from, days }: Extract<Deed, { deed: 'list' }>): void {
    this.lists.push({
      id: this.lists.length,
      category,
      customerId: own ? 1 : null,
      validFrom: this.#dayOf(from),
      validUntil: this.#dayOf(from + days),
      versionId: null,
      namesObject: true,
      table: undefined,
    })
  }

  publish(index: number, published: PriceTable): void {
    const changed = this.lists[index]
    if (changed) Object.assign(changed, { table: published, versionId: ++this.#versions })
  }

  order(asked: Extract<Deed, { deed: 'order' }>, vat: Record<string, number | null>): Expected {
    const candidates = this.lists.filter((each) => each.category === asked.category && (each.customerId === null || asked.own))
    const [first] = explainChoice(candidates, this.#dayOf(asked.day))
    const wishes = [
      { kind: 'ticket' as const, item: 'common', quantity: asked.adults },
      { kind: 'ticket' as const, item: 'child', quantity: asked.children },
    ]
    const applied = first?.reason === 'applied' ? first.list : undefined
    const pricing = priceOrder(wishes, applied?.table ?? {}, vat)
    return pricing.ok && applied ? { lines: pricing.lines, total: pricing.total, version: applied.versionId ?? 0 } : { refused: true }
  }
}
