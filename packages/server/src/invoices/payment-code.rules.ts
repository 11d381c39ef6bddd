import type { Requisites } from '@anfilada/contract/customers/requisites'

/** What GOST R 56042-2014 allows a value to hold, in characters. */
const longest = {
  Name: 160,
  PersonalAcc: 20,
  BankName: 45,
  BIC: 9,
  CorrespAcc: 20,
  Sum: 18,
  Purpose: 210,
  PayeeINN: 12,
  PayerINN: 12,
  KPP: 9,
}
type Key = keyof typeof longest
/** The byte that parts the blocks is named by the header; it stands in no value. */
const separators = ['|', '~', '^', ';', '*']

type Transfer = { payee: Requisites; payerInn: string; amount: number; purpose: string }

/** The text of the payment code, UTF-8 (ST00012): the five that are required first and in their order; the sum in kopecks. */
export function paymentCode({ payee, payerInn, amount, purpose }: Transfer): string {
  const blocks: readonly (readonly [Key, string])[] = [
    ['Name', payee.name],
    ['PersonalAcc', payee.account ?? ''],
    ['BankName', payee.bank_name ?? ''],
    ['BIC', payee.bik ?? ''],
    ['CorrespAcc', payee.corr_account || '0'],
    ['Sum', String(amount)],
    ['Purpose', purpose],
    ['PayeeINN', payee.inn],
    ['PayerINN', payerInn],
    ['KPP', payee.kpp ?? ''],
  ]
  const written = blocks
    .filter(([, value]) => value !== '')
    .map(([key, value]) => `${key}=${Array.from(value).slice(0, longest[key]).join('')}`)
  const separator = separators.find((mark) => written.every((block) => !block.includes(mark)))
  if (separator === undefined) throw new Error('Every separator stands in the requisites')
  return `ST00012${[''].concat(written).join(separator)}`
}
