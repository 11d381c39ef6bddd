import type { InvoicedOrder } from '@anfilada/contract/invoices/invoices'
import { accountDoubts, requisiteFaults, type RequisiteField } from '@anfilada/contract/customers/requisites'

/** The fields of the form by the specification's names, in the order of the page. */
export const buyerFields = ['organization', 'inn', 'kpp', 'legal_address', 'bank_name', 'bik', 'account', 'corr_account'] as const
export type BuyerField = (typeof buyerFields)[number]
export type BuyerTexts = Record<BuyerField, string>
/** What an invoice is for: what is due on orders, or on fees of prolongation, or money in advance. */
export type Purpose = 'orders' | 'fees' | 'deposit'
/** `deposit`: rubles as they are typed; `left`: requests whose fees it is not for. `prolongations` is what is said of the fees. */
export type InvoiceTexts = BuyerTexts & {
  purpose: Purpose
  vouchers: string
  deposit: string
  left: readonly number[]
  prolongations: string
  email: string
  account_confirmed: boolean
  again: boolean
}

const digitFields: ReadonlySet<BuyerField> = new Set(['inn', 'kpp', 'bik', 'account', 'corr_account'])
/** An invoice asks for more than the settings do: the bank's details must be there. */
const neededOfBank = ['bank_name', 'bik', 'account', 'corr_account'] as const
const nameOf = (field: RequisiteField): string => (field === 'name' ? 'organization' : field)

/** Only a company, whose INN has not twelve digits, has a KPP. */
export function fieldsOf(texts: BuyerTexts): readonly BuyerField[] {
  return buyerFields.filter((field) => field !== 'kpp' || bare(texts.inn).length !== 12)
}

/** As it is sent: digits without the spaces of papers. */
export function buyerOf(texts: BuyerTexts): BuyerTexts {
  const shown = fieldsOf(texts)
  const written = buyerFields.map((field) => [field, shown.includes(field) ? (digitFields.has(field) ? bare : trimmed)(texts[field]) : ''])
  return Object.fromEntries(written) as BuyerTexts
}

/** Who pays, where the paper goes, and that an account is right whose key does not fit, as they are sent. */
export function whoPays({ email, account_confirmed, ...texts }: InvoiceTexts): BuyerTexts & { email: string; account_confirmed?: true } {
  return { ...buyerOf(texts), email: email.trim(), ...(account_confirmed && { account_confirmed }) }
}

/** What must be mended, by the form's fields, and whether an account is to be confirmed: that is asked when all the rest is right. */
export function judgeBuyer(texts: BuyerTexts): { faults: Partial<Record<string, string>>; isDoubtful: boolean } {
  const { organization, ...rest } = buyerOf(texts)
  const buyer = { ...rest, name: organization }
  const missing = neededOfBank.filter((field) => buyer[field] === '').map((field) => [field, 'required'])
  const wrong = Object.entries(requisiteFaults(buyer)).map(([field, fault]) => [nameOf(field as RequisiteField), fault])
  const faults = Object.fromEntries([...wrong, ...missing]) as Partial<Record<string, string>>
  return { faults, isDoubtful: Object.keys(faults).length === 0 && Object.keys(accountDoubts(buyer)).length > 0 }
}

/** Of the chosen orders those that an unpaid invoice asks for already. */
export function invoicedAmong(ids: readonly number[], invoiced: readonly InvoicedOrder[]): readonly InvoicedOrder[] {
  return invoiced.filter(({ order_id: id }) => ids.includes(id))
}

function bare(text: string): string {
  return text.replace(/\s/g, '')
}

function trimmed(text: string): string {
  return text.trim()
}
