import { settlements } from '@anfilada/contract/customers/office-customers'
import { accountDoubts } from '@anfilada/contract/customers/requisites'
import { customerKinds } from '@anfilada/contract/identity/login'
import { customerKey, type CustomerRow, customerRow } from '@anfilada/contract/interchange/customers'
import { languages } from '@anfilada/contract/languages'
import { keptPhone } from '@anfilada/contract/phone-rule'
import { addCustomer, changeCustomer, decideTerms, listCarriedCustomers, lockCustomers } from '../../customers/index.ts'
import type { Tx } from '../../db/pool.ts'
import type { Acting } from '../../identity/index.ts'
import { choice, date, integer, money, orNone, text, yesNo } from '../frame/cell-kinds.rules.ts'
import type { Said } from '../frame/placed-faults.ts'
import type { RowChange, Section } from '../frame/section.ts'
import type { Column } from '../frame/sheet-plan.rules.ts'
import { findingCustomers } from '../references/customers.ts'
import { inOrder, saidOf } from '../references/writing.ts'

const requisites = ['inn', 'kpp', 'ogrn', 'legal_address', 'bank_name', 'bik', 'account', 'corr_account'] as const

/** Customers, with what papers say of them and what was agreed: theirs is the only section whose reader must be allowed to change it. */
export const customers: Section<CustomerRow> = {
  name: 'customers',
  schema: customerRow,
  sheet: {
    name: 'customers',
    columns: [
      { title: 'kind', path: ['kind'], kind: choice(customerKinds) },
      { title: 'name', path: ['name'], kind: text, width: 36 },
      ...requisites.map((field): Column => ({ title: field, path: [field], kind: orNone(text), width: 24 })),
      { title: 'account_confirmed', path: ['account_confirmed'], kind: yesNo },
      { title: 'email', path: ['email'], kind: orNone(text), width: 28 },
      { title: 'phone', path: ['phone'], kind: orNone(text), width: 20 },
      { title: 'language', path: ['language'], kind: choice(languages) },
      { title: 'settlement', path: ['settlement'], kind: choice(settlements) },
      { title: 'pay_hours', path: ['pay_hours'], kind: orNone(integer) },
      { title: 'credit_limit', path: ['credit_limit'], kind: orNone(money), width: 18 },
      { title: 'contract_number', path: ['contract_number'], kind: orNone(text), width: 18 },
      { title: 'contract_date', path: ['contract_date'], kind: orNone(date) },
      { title: 'blocked', path: ['blocked'], kind: orNone(text), width: 28 },
    ],
  },
  may: { read: ['update', 'OfficeCustomer'], write: ['update', 'OfficeCustomer'] },
  keyOf: customerKey,
  nameOf: ({ name }) => name,
  canonical,
  read: async (db) => (await listCarriedCustomers(db)).map((known) => canonical({ ...known, account_confirmed: true })),
  lock: lockCustomers,
  write: writeCustomers,
}

/** A confirmation where nothing is doubtful says nothing; hours to pay in are the usual ones where a contract names none. */
function canonical(row: CustomerRow): CustomerRow {
  const { kind, name, inn, kpp, ogrn, legal_address, bank_name, bik, account, corr_account, email, phone, language } = row
  const bank = { bik: bik ?? '', account: account ?? '', corr_account: corr_account ?? '' }
  const papers = { name, inn: inn ?? '', legal_address: legal_address ?? '', ...bank }
  const decided = decideTerms(row, kind)
  const { settlement, pay_hours, credit_limit, contract_number, contract_date } = decided.ok ? decided.value : row
  return {
    kind,
    name,
    inn,
    kpp,
    ogrn,
    legal_address,
    bank_name,
    bik,
    account,
    corr_account,
    account_confirmed: row.account_confirmed && Object.keys(accountDoubts(papers)).length > 0,
    email,
    phone: phone === null ? null : keptPhone(phone),
    language,
    settlement,
    pay_hours,
    credit_limit,
    contract_number,
    contract_date,
    blocked: row.blocked,
  }
}

async function writeCustomers(tx: Tx, acting: Acting, changes: readonly RowChange<CustomerRow>[]): Promise<Said[][]> {
  const find = await findingCustomers(tx)
  return inOrder(changes, async ({ before, after }) => {
    const written = canonical(after)
    if (!before) return saidOf(await addCustomer(tx, acting, written), 'name')
    const found = find(customerKey(before))
    return found.ok ? saidOf(await changeCustomer(tx, acting, found.id, { before, after: written }), 'name') : found.faults
  })
}
