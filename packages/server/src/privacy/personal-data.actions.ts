import { erasureActions, exportActions } from '@anfilada/contract/privacy/personal-data'
import { listPersonalTransfers } from '../bank-statements/index.ts'
import { findCustomer } from '../customers/index.ts'
import { listPersonalEdo } from '../edo/index.ts'
import { listPersonalMessages } from '../messages/index.ts'
import type { Db } from '../db/pool.ts'
import { feature } from '../http/actions.ts'
import { listPersonalFiles } from '../files/index.ts'
import { findPersonalData } from '../identity/index.ts'
import { listPersonalInvoices } from '../invoices/index.ts'
import { listPersonalLicenses } from '../licenses/index.ts'
import { listPersonalOrders, listPersonalWords } from '../orders/index.ts'
import { accept } from '../outcome.ts'
import { listPersonalPayments } from '../payments/index.ts'
import { listPersonalActs } from '../reconciliation/index.ts'
import { listConsents } from '../registration/index.ts'
import { listPersonalVouchers } from '../vouchers/index.ts'
import { erasePersonalData } from './erase-personal-data.ts'

/** At both endpoints: everybody may know what is kept about him. */
export const exportFeature = feature(exportActions, {
  export_personal_data: async ({ caller, pool }) => {
    const { userId, name, customerId } = caller
    const [consents, files] = [await listConsents(pool, userId), await listPersonalFiles(pool, userId)]
    const data = { ...(await findPersonalData(pool, userId)), consents, files }
    if (customerId === null) return accept({ result: { ...data, orders: [] } })
    const person = { customerId, userId, name }
    const orders = await listPersonalOrders(pool, person)
    const order_words = await listPersonalWords(pool, person)
    const vouchers = await listPersonalVouchers(pool, person)
    const licenses = await listPersonalLicenses(pool, person)
    const [payments, edo] = [await listPersonalPayments(pool, person), await listPersonalEdo(pool, person)]
    const messages = await listPersonalMessages(pool, person)
    const papers = await papersOf(pool, { customerId, userId })
    return accept({ result: { ...data, orders, order_words, vouchers, licenses, payments, edo, messages, ...papers } })
  },
})

/** Requisites and transfers of a customer who is a person are his own. */
async function papersOf(db: Db, person: { customerId: number; userId: number }): Promise<Record<string, unknown[]>> {
  const customer = await findCustomer(db, person.customerId)
  const alone = customer?.kind === 'individual'
  return {
    invoices: await listPersonalInvoices(db, person),
    reconciliation_acts: await listPersonalActs(db, person),
    transfers: await listPersonalTransfers(db, { ...person, alone }),
    requisites: alone ? [{ name: customer.name, inn: customer.inn, email: customer.email, phone: customer.phone }] : [],
  }
}

export const erasureFeature = feature(erasureActions, {
  erase_personal_data: async ({ input, ...erasing }) => {
    const outcome = await erasePersonalData(erasing, input.password)
    return outcome.ok ? accept({ result: { anonymised_orders: outcome.value } }) : outcome
  },
})
