import { customerRoles } from '@anfilada/contract/abilities'
import { type CustomerRow, type MemberRow, rolesInOrder } from '@anfilada/contract/interchange/customers'
import type { LicenseRow } from '@anfilada/contract/interchange/licenses'
import type { OpeningBalanceRow } from '@anfilada/contract/interchange/opening-balances'
import { languages } from '@anfilada/contract/languages'
import { licenseDecisions, needsReason } from '@anfilada/contract/licenses/license-states'
import { guideLanguages } from '@anfilada/contract/orders/items'
import type { Dice } from '../demo/dice.ts'
import { demoInn, demoRequisites } from '../demo/requisites.ts'

/** What people write and programs trip over: quotes, signs that begin a formula, digits alone, other scripts, both directions. */
const hard = [
  'ООО «Нева-тур»',
  '=1+1',
  '+7 921',
  '-5',
  '@SUM(A1)',
  '007',
  '1e5',
  'да',
  '涅瓦旅行社',
  'آژانس نوا',
  'Công ty',
  '"<b>&',
  '🏛️; ,',
]

/** A line of such words, none like another by its number. */
export function hardLine(dice: Dice, number: number): string {
  return `${dice.pick(hard)} ${dice.pick(hard)} ${number}`
}
export function some<T>(dice: Dice, items: readonly T[], probability = 0.5): T[] {
  return items.filter(() => dice.chance(probability))
}
export function orNone<T>(dice: Dice, value: T): T | null {
  return dice.chance(0.4) ? null : value
}
/** One that every month has. */
function day(dice: Dice): string {
  return `${dice.between(2024, 2029)}-${String(dice.between(1, 12)).padStart(2, '0')}-${String(dice.between(1, 28)).padStart(2, '0')}`
}
function several<T>(count: number, make: (at: number) => T): T[] {
  return Array.from({ length: count }, (_none, at) => make(at))
}

/** Customers of both kinds, branches of one organisation, some without papers, some blocked. */
export function customersOf(dice: Dice): CustomerRow[] {
  return several(dice.between(0, 6), (number) => {
    const isPerson = dice.chance(0.3)
    return {
      kind: isPerson ? 'individual' : 'legal_entity',
      ...(isPerson ? papersOfPerson(dice, number) : papersOfCompany(dice, number)),
      email: `office-${number}@customer.example`,
      phone: `+7 812 555-01-0${number}`,
      language: dice.pick(languages),
      ...termsOf(dice, isPerson),
      blocked: dice.chance(0.2) ? hardLine(dice, number) : null,
    }
  })
}

type Bank = Pick<CustomerRow, 'bank_name' | 'bik' | 'account' | 'corr_account' | 'account_confirmed'>
type Papers = Pick<CustomerRow, 'name' | 'inn' | 'kpp' | 'ogrn' | 'legal_address'> & Bank
const noBank: Bank = { bank_name: null, bik: null, account: null, corr_account: null, account_confirmed: false }

function papersOfCompany(dice: Dice, number: number): Papers {
  // Two of one INN are branches, each with its KPP.
  const { inn, ogrn = '' } = demoRequisites('', number - (number % 2))
  return {
    name: hardLine(dice, number),
    inn,
    kpp: `7899${number % 2 === 0 ? '01' : '43'}001`,
    ogrn: orNone(dice, ogrn),
    legal_address: hardLine(dice, number),
    ...(dice.chance(0.3) ? noBank : bankOf(dice, number)),
  }
}

/** Some accounts have a key that does not fit, and somebody has confirmed them. */
function bankOf(dice: Dice, number: number): Bank {
  const { bank_name = '', bik = '', account = '', corr_account = '' } = demoRequisites('', number)
  const isDoubtful = dice.chance(0.3)
  const doubtful = `${account.slice(0, -1)}${(Number(account.at(-1)) + 1) % 10}`
  return {
    bank_name,
    bik,
    account: isDoubtful ? doubtful : account,
    corr_account: orNone(dice, corr_account),
    account_confirmed: isDoubtful,
  }
}

function papersOfPerson(dice: Dice, number: number): Papers {
  const [name, isTold] = [hardLine(dice, number), dice.chance(0.5)]
  const told = isTold ? { inn: demoInn(number), legal_address: hardLine(dice, number) } : { inn: null, legal_address: null }
  return { name, ...told, kpp: null, ogrn: null, ...noBank }
}

type Terms = Pick<CustomerRow, 'settlement' | 'pay_hours' | 'credit_limit' | 'contract_number' | 'contract_date'>

function termsOf(dice: Dice, isPerson: boolean): Terms {
  const settlement = dice.pick(isPerson ? (['pay_now', 'deposit'] as const) : (['pay_now', 'invoice', 'deposit'] as const))
  const hasContract = dice.chance(0.6)
  const paysNow = settlement === 'pay_now'
  return {
    settlement,
    pay_hours: paysNow ? dice.between(1, 720) : null,
    credit_limit: paysNow ? null : orNone(dice, dice.between(0, 1_000_000_000)),
    contract_number: hasContract ? hardLine(dice, 1) : null,
    contract_date: hasContract ? orNone(dice, day(dice)) : null,
  }
}

/** Of each customer some, with a login of their own or their e-mail. */
export function membersOf(dice: Dice, customers: readonly string[]): MemberRow[] {
  return customers.flatMap((customer, of) =>
    several(dice.between(0, 3), (at) => {
      const roles = rolesInOrder(some(dice, customerRoles))
      return {
        customer,
        email: `person-${of}-${at}@customer.example`,
        login: dice.chance(0.3) ? `login ${of}-${at}` : null,
        name: hardLine(dice, at),
        phone: orNone(dice, '+84 24 3825 2000'),
        language: dice.pick(languages),
        roles: roles.length === 0 ? ['guide'] : roles,
      }
    }),
  )
}

/** Of some guides of each customer, at some museums, whatever staff said of them. */
export function licensesOf(dice: Dice, customers: readonly string[], museums: readonly number[]): LicenseRow[] {
  return customers.flatMap((customer) =>
    several(dice.between(0, 2), (at) => hardLine(dice, at)).flatMap((guide) =>
      some(dice, museums).map((museum_id, at): LicenseRow => {
        const decision = dice.pick(licenseDecisions)
        return {
          customer,
          guide,
          museum_id,
          number: hardLine(dice, at),
          experience_years: dice.between(0, 80),
          expiration_date: day(dice),
          main_language: dice.pick(guideLanguages),
          additional_languages: some(dice, guideLanguages, 0.3),
          valid_from: day(dice),
          decision,
          reason: needsReason(decision) ? hardLine(dice, at) : null,
        }
      }),
    ),
  )
}

/** Of some customers, on days that are over: some owe, some have paid ahead, to the kopeck. */
export function openingsOf(dice: Dice, customers: readonly string[]): OpeningBalanceRow[] {
  return some(dice, customers).map((customer, at) => {
    const [sum, owes] = [dice.between(1, 100_000_000_000), dice.chance(0.5)]
    const as_of = `${dice.between(2019, 2023)}-12-${dice.between(10, 31)}`
    return { customer, as_of, owed: owes ? sum : null, prepaid: owes ? null : sum, note: orNone(dice, hardLine(dice, at)) ?? '' }
  })
}
