import type { CustomerKind } from '../identity/login.ts'
import type { FieldFault } from '../fields.ts'

/** What a paper needs to name the customer; rules and their sources: specification/money.md. No zod here: the forms check as one types. */
export type Requisites = {
  name: string
  inn: string
  kpp?: string | undefined
  ogrn?: string | undefined
  legal_address: string
  bank_name?: string | undefined
  bik?: string | undefined
  account?: string | undefined
  corr_account?: string | undefined
}
export type RequisiteField = keyof Requisites
export type RequisiteFaults = Partial<Record<RequisiteField, FieldFault>>

/** Weighted sum of the leading digits, mod 11 mod 10: a control digit of the tax office. */
function controlDigit(digits: string, weights: readonly number[]): string {
  const sum = weights.reduce((total, weight, place) => total + weight * Number(digits[place]), 0)
  return String((sum % 11) % 10)
}

const companyWeights = [2, 4, 10, 3, 5, 9, 4, 6, 8]
const personWeights = [7, 2, 4, 10, 3, 5, 9, 4, 6, 8]

/** 10 digits for a company, 12 for a person or sole trader; zeros alone pass the arithmetic and belong to nobody. */
export function isInn(inn: string): boolean {
  if (!/^(?:\d{10}|\d{12})$/.test(inn) || /^0+$/.test(inn)) return false
  if (inn.length === 10) return inn.endsWith(controlDigit(inn, companyWeights))
  return inn.endsWith(controlDigit(inn, personWeights) + controlDigit(inn, [3, ...personWeights]))
}

export function isKpp(kpp: string): boolean {
  return /^\d{4}[\dA-Z]{2}\d{3}$/.test(kpp)
}

/** OGRN, 13 digits, of a company; OGRNIP, 15, of a sole trader. Longer than a safe integer. */
export function isOgrn(ogrn: string): boolean {
  if (!/^(?:\d{13}|\d{15})$/.test(ogrn) || /^0+$/.test(ogrn)) return false
  const remainder = BigInt(ogrn.slice(0, -1)) % BigInt(ogrn.length - 2)
  return ogrn.endsWith(String(remainder % 10n))
}

export function isBik(bik: string): boolean {
  return /^\d{9}$/.test(bik)
}

/** The sixth place of an account may hold a Cyrillic letter, which stands for 0 to 9: clearing currencies. */
const clearingLetters = String.fromCodePoint(0x410, 0x412, 0x421, 0x415, 0x41d, 0x41a, 0x41c, 0x420, 0x422, 0x425)

/** 20 places; whether the key fits the bank is another question (`accountKeyHolds`). */
export function isAccount(account: string): boolean {
  return new RegExp(`^\\d{5}[\\d${clearingLetters}]\\d{14}$`).test(account)
}

/** The Bank of Russia's own units, where a client's account is checked as a correspondent one. */
function isCentralBankUnit(bik: string): boolean {
  return /00[0-2]$/.test(bik)
}

/** Bank of Russia, order no. 515 of 1997-09-08. `correspondent`: the account of the bank itself. Both must have their form. */
export function accountKeyHolds(account: string, bik: string, correspondent = false): boolean {
  const prefix = correspondent || isCentralBankUnit(bik) ? `0${bik.slice(4, 6)}` : bik.slice(6)
  const letter = clearingLetters.indexOf(account[5] ?? '')
  const digits = prefix + (letter < 0 ? account : account.slice(0, 5) + String(letter) + account.slice(6))
  const sum = Array.from(digits, Number).reduce((total, digit, place) => total + ((digit * ([7, 1, 3][place % 3] as number)) % 10), 0)
  return sum % 10 === 0
}

/** Only a company, whose INN has ten digits, has a KPP. */
function kppFault(kpp: string | undefined, company: boolean): FieldFault | undefined {
  if (!kpp) return company ? 'required' : undefined
  return company && isKpp(kpp) ? undefined : 'kpp'
}

/** The INN says whose requisites they are; a private person has not those of a company. */
function taxFaults({ inn, kpp, ogrn }: Requisites, kind: CustomerKind): RequisiteFaults {
  const company = inn.length === 10
  if (!isInn(inn) || (company && kind === 'individual')) return { inn: 'inn' }
  const faults: RequisiteFaults = {}
  const kppWrong = kppFault(kpp, company)
  if (kppWrong) faults.kpp = kppWrong
  if (ogrn && !(isOgrn(ogrn) && ogrn.length === (company ? 13 : 15))) faults.ogrn = 'ogrn'
  return faults
}

function bankFaults({ bik, account, corr_account }: Requisites): RequisiteFaults {
  const faults: RequisiteFaults = {}
  if (bik ? !isBik(bik) : account || corr_account) faults.bik = bik ? 'bik' : 'required'
  if (account && !isAccount(account)) faults.account = 'account'
  if (corr_account && !isAccount(corr_account)) faults.corr_account = 'account'
  return faults
}

/** What is wrong with the requisites and must be mended; empty when nothing is. Bank details and OGRN may be missing. */
export function requisiteFaults(requisites: Requisites, kind: CustomerKind = 'legal_entity'): RequisiteFaults {
  const faults: RequisiteFaults = { ...taxFaults(requisites, kind), ...bankFaults(requisites) }
  if (!requisites.name) faults.name = 'required'
  if (!requisites.legal_address) faults.legal_address = 'required'
  return faults
}

/**
 * Accounts whose key does not fit the bank: most likely a slip of the hand, but treasury accounts do not always follow the rule, so the
 * owner may confirm them. Only for requisites without faults.
 */
export function accountDoubts({ bik, account, corr_account }: Requisites): RequisiteFaults {
  const doubts: RequisiteFaults = {}
  if (!bik) return doubts
  if (account && !accountKeyHolds(account, bik)) doubts.account = 'account_key'
  if (corr_account && !accountKeyHolds(corr_account, bik, true)) doubts.corr_account = 'account_key'
  return doubts
}
