import { groupCategories } from '@anfilada/contract/group-categories'
import { customerKey } from '@anfilada/contract/interchange/customers'
import type { InterchangeFile } from '@anfilada/contract/interchange/interchange-file'
import type { MuseumRow } from '@anfilada/contract/interchange/museums'
import type { PriceRow } from '@anfilada/contract/interchange/prices'
import type { AgreedTermsRow, TermsRow } from '@anfilada/contract/interchange/terms'
import type { WindowRow } from '@anfilada/contract/interchange/windows'
import { priceKeys } from '@anfilada/contract/pricing/pricing'
import { createDice, type Dice } from '../demo/dice.ts'
import { customersOf, hardLine, licensesOf, membersOf, openingsOf, orNone, some } from './interchange-people.ts'

/** What the company sells in these museums, to whom and by what terms; the same for the same seed. */
export function salesOf(museums: readonly MuseumRow[], seed: number): Omit<InterchangeFile, 'anfilada' | 'museums'> {
  const dice = createDice('interchange', seed)
  const customers = customersOf(dice)
  const keys = customers.map(customerKey)
  // Services of the company are there before any museum.
  const codes = ['coach', 'guide-zh', ...museums.flatMap(({ objects }) => objects.map(({ system_id }) => system_id))]
  return {
    terms: some(dice, codes).map((museum_object_id): TermsRow => ({ museum_object_id, ...ownTerms(dice) })),
    windows: museums.filter(({ order_kinds }) => order_kinds.includes('schedule')).map(({ number }) => window(dice, number)),
    customers,
    members: membersOf(dice, keys),
    agreed_terms: agreedTerms(dice, keys, codes),
    prices: pricesOf(dice, keys, codes),
    licenses: licensesOf(
      dice,
      keys,
      museums.map(({ number }) => number),
    ),
    opening_balances: openingsOf(dice, keys),
  }
}

function ownTerms(dice: Dice): Omit<TermsRow, 'museum_object_id'> {
  return { cut_off_minutes: dice.between(0, 525_600), free_change_hours: dice.between(0, 8_760), penalty: dice.between(0, 100_000_000) }
}

/** Told by other clocks than the database has. */
function window(dice: Dice, museum_id: number): WindowRow {
  const month = `2030-${String(dice.between(3, 12)).padStart(2, '0')}`
  return { museum_id, month, opens_at: '2030-01-10T09:00:00+03:00', closes_at: `2030-02-${dice.between(10, 28)}T18:30:00+03:00` }
}

/** Of some customers, for all objects and for some. */
function agreedTerms(dice: Dice, keys: readonly string[], codes: readonly string[]): AgreedTermsRow[] {
  return some(dice, keys).flatMap((customer) =>
    some(dice, [null, ...codes], 0.3).map((museum_object_id): AgreedTermsRow => {
      const { cut_off_minutes, free_change_hours, penalty } = ownTerms(dice)
      return {
        customer,
        museum_object_id,
        cut_off_minutes: orNone(dice, cut_off_minutes),
        free_change_hours,
        penalty: orNone(dice, penalty),
      }
    }),
  )
}

const years = [2026, 2027, 2028]
type Named = Pick<PriceRow, 'list' | 'type' | 'customer' | 'valid_from' | 'valid_until' | 'overlaps'>

/** Lists of years that follow each other, for all and for some customers; sometimes two of the same days. */
function pricesOf(dice: Dice, keys: readonly string[], codes: readonly string[]): PriceRow[] {
  return [null, ...some(dice, keys, 0.3)].flatMap((customer) =>
    some(dice, groupCategories).flatMap((type) => {
      const apart = some(dice, years).map((year) => ({ year, overlaps: false }))
      const together = dice.chance(0.3) ? [1, 2].map(() => ({ year: 2030, overlaps: true })) : []
      return [...apart, ...together].flatMap(({ year, overlaps }, at) =>
        tablesOf(
          dice,
          { list: hardLine(dice, at), type, customer, valid_from: `${year}-01-01`, valid_until: `${year}-12-31`, overlaps },
          codes,
        ),
      )
    }),
  )
}

/** At least one price: nothing is published without. */
function tablesOf(dice: Dice, named: Named, codes: readonly string[]): PriceRow[] {
  return atLeastOne(some(dice, codes), codes).flatMap((museum_object_id) =>
    atLeastOne(some(dice, priceKeys, 0.4), priceKeys).map((item): PriceRow => {
      const free_per = dice.chance(0.3) ? dice.between(1, 10_000) : null
      return {
        ...named,
        museum_object_id,
        item,
        amount: dice.between(0, 100_000_000),
        for_group: dice.chance(0.3),
        tiers: dice.chance(0.3) ? tiers(dice) : [],
        free_per,
        free_max: free_per !== null && dice.chance(0.5) ? dice.between(1, 100) : null,
        vat: dice.pick([null, 'none', 'standard', 'reduced']),
      }
    }),
  )
}

function atLeastOne<T>(chosen: readonly T[], of: readonly T[]): readonly T[] {
  return chosen.length === 0 ? of.slice(0, 1) : chosen
}

function tiers(dice: Dice): PriceRow['tiers'] {
  return Array.from({ length: dice.between(1, 10) }, (_none, at) => ({
    from: at * 100 + dice.between(1, 99),
    amount: dice.between(0, 100_000_000),
  }))
}
