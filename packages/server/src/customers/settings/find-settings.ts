import { notificationChoices } from '@anfilada/contract/customers/notifications'
import type { Settings } from '@anfilada/contract/customers/settings'
import type { Db } from '../../db/pool.ts'
import type { Caller } from '../../http/caller.ts'
import { findPerson, seesOnlyOwnOrders } from '../../identity/index.ts'
import { type CustomerDetails, findCustomer } from '../customers.reads.ts'

/** What the settings screen shows to the caller. */
export async function findSettings(db: Db, caller: Caller): Promise<Settings> {
  const person = await findPerson(db, caller.userId)
  const customer = caller.customerId === null ? undefined : await findCustomer(db, caller.customerId)
  const { newEmail, passwordChangedAt, secondFactor, notifications, ...profile } = person
  return {
    profile: {
      ...profile,
      new_email: newEmail,
      name_fixed: isNameFixed(caller),
      password_changed_at: passwordChangedAt?.toISOString() ?? null,
      second_factor: secondFactor,
    },
    notifications: notificationChoices(notifications),
    customer: customer ? customerAnswer(customer, caller.can('read', 'Price')) : null,
  }
}

/** The name decides which orders a guide sees (decision 0007): by another name he would see another guide's. */
export function isNameFixed(caller: Caller): boolean {
  return caller.customerId !== null && seesOnlyOwnOrders(caller)
}

function customerAnswer(customer: CustomerDetails, seesTerms: boolean): NonNullable<Settings['customer']> {
  const { id, kind, name, email, phone } = customer
  const { inn, kpp, ogrn, legal_address, bank_name, bik, account, corr_account } = customer
  const { settlement, pay_hours, credit_limit, contract_number, contract_date } = customer
  return {
    id,
    kind,
    name,
    email,
    phone,
    requisites: { inn, kpp, ogrn, legal_address, bank_name, bik, account, corr_account },
    terms: seesTerms ? { settlement, pay_hours, credit_limit, contract_number, contract_date } : null,
  }
}
