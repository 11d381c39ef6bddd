import type { CustomerKind } from '@anfilada/contract/identity/login'
import type { Language } from '@anfilada/contract/languages'
import type { KeptRequisites, Terms } from '@anfilada/contract/customers/office-customers'
import type { Requisites } from '@anfilada/contract/customers/requisites'
import type { Tx } from '../db/pool.ts'
import { onlyRow } from '../db/statement-rows.ts'

/** Empty fields of a form are facts that nobody told. */
export function kept(requisites: Requisites | null | undefined): KeptRequisites {
  const told = (text: string | undefined): string | null => text || null
  return {
    inn: told(requisites?.inn),
    kpp: told(requisites?.kpp),
    ogrn: told(requisites?.ogrn),
    legal_address: told(requisites?.legal_address),
    bank_name: told(requisites?.bank_name),
    bik: told(requisites?.bik),
    account: told(requisites?.account),
    corr_account: told(requisites?.corr_account),
  }
}

function requisiteValues({ inn, kpp, ogrn, legal_address, bank_name, bik, account, corr_account }: KeptRequisites): unknown[] {
  return [inn, kpp, ogrn, legal_address, bank_name, bik, account, corr_account]
}

function termValues({ settlement, pay_hours, credit_limit, contract_number, contract_date }: Terms): unknown[] {
  return [settlement, pay_hours, credit_limit, contract_number, contract_date]
}

export type NewCustomer = {
  kind: CustomerKind
  name: string
  email: string
  phone: string
  language: Language
  terms: Terms
  requisites: KeptRequisites
  owner: { login: string; name: string }
}

/** A customer with its owner, who has no password yet: both, or neither when the login is taken (one statement, so also in a race). */
export async function insertCustomer(tx: Tx, customer: NewCustomer): Promise<{ customerId: number; userId: number } | undefined> {
  const { rows } = await tx.query({
    name: 'customer_insert',
    text: `with owner as (
             insert into users (customer_id, login, name, email, phone, language, roles, status)
             values (nextval(pg_get_serial_sequence('customers', 'id')), $6, $7, $3, $4, $5, '{owner}', 'invited')
             on conflict (login) do nothing returning users.id, users.customer_id
           ), customer as (
             insert into customers (id, kind, name, email, phone, language, settlement, pay_hours, credit_limit_kopecks, contract_number,
                                    contract_date, inn, kpp, ogrn, legal_address, bank_name, bik, account, corr_account) overriding system value
             select owner.customer_id, $1, $2, $3, $4, $5, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20 from owner
             returning customers.id
           )
           select customer.id as "customerId", owner.id as "userId" from customer join owner on owner.customer_id = customer.id`,
    values: [
      customer.kind,
      customer.name,
      customer.email,
      customer.phone,
      customer.language,
      customer.owner.login,
      customer.owner.name,
      ...termValues(customer.terms),
      ...requisiteValues(customer.requisites),
    ],
  })
  return rows[0]
}

/** A customer of whom nobody is a member yet. */
export async function insertCustomerAlone(tx: Tx, customer: Omit<NewCustomer, 'owner'>): Promise<number> {
  const { rows } = await tx.query({
    name: 'customer_insert_alone',
    text: `insert into customers (kind, name, email, phone, language, settlement, pay_hours, credit_limit_kopecks, contract_number, contract_date,
             inn, kpp, ogrn, legal_address, bank_name, bik, account, corr_account)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18) returning id`,
    values: [
      customer.kind,
      customer.name,
      customer.email,
      customer.phone,
      customer.language,
      ...termValues(customer.terms),
      ...requisiteValues(customer.requisites),
    ],
  })
  return onlyRow(rows).id
}

export type LockedCustomer = { id: number; kind: CustomerKind; name: string; status: 'active' | 'blocked' } & Terms &
  KeptRequisites & { email: string | null; phone: string | null }

/** For a change: what is written into the audit log is what was there. */
export async function lockCustomer(tx: Tx, customerId: number): Promise<LockedCustomer | undefined> {
  const { rows } = await tx.query({
    name: 'office_customer_lock',
    text: `select customers.id, customers.kind, customers.name, customers.status, customers.email, customers.phone, customers.settlement,
                  customers.pay_hours, customers.credit_limit_kopecks as credit_limit, customers.contract_number, customers.contract_date,
                  customers.inn, customers.kpp, customers.ogrn, customers.legal_address, customers.bank_name, customers.bik, customers.account,
                  customers.corr_account
           from customers where customers.id = $1 and customers.erased_at is null for no key update`,
    values: [customerId],
  })
  return rows[0]
}

export async function saveTerms(tx: Tx, customerId: number, terms: Terms): Promise<void> {
  await tx.query({
    name: 'customer_terms',
    text: `update customers set settlement = $2, pay_hours = $3, credit_limit_kopecks = $4, contract_number = $5, contract_date = $6
           where customers.id = $1`,
    values: [customerId, ...termValues(terms)],
  })
}

export type CustomerContacts = { name: string; email: string; phone: string }

export async function saveCustomerRequisites(
  tx: Tx,
  customerId: number,
  { name, email, phone, requisites }: CustomerContacts & { requisites: KeptRequisites },
): Promise<void> {
  await tx.query({
    name: 'customer_requisites',
    text: `update customers set name = $2, email = $3, phone = $4, inn = $5, kpp = $6, ogrn = $7, legal_address = $8, bank_name = $9,
             bik = $10, account = $11, corr_account = $12 where customers.id = $1`,
    values: [customerId, name, email, phone, ...requisiteValues(requisites)],
  })
}

/** In which its papers and mails are written. */
export async function saveLanguage(tx: Tx, customerId: number, language: Language): Promise<void> {
  await tx.query({
    name: 'customer_language',
    text: 'update customers set language = $2 where customers.id = $1',
    values: [customerId, language],
  })
}

export async function saveBlocked(tx: Tx, customerId: number, reason: string | null): Promise<void> {
  await tx.query({
    name: 'customer_block',
    text: `update customers set status = case when $2::text is null then 'active' else 'blocked' end, block_reason = $2 where customers.id = $1`,
    values: [customerId, reason],
  })
}
