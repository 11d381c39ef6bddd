import {
  type InvoicesInput,
  type IssuedInvoice,
  type InvoiceRow,
  invoiceActions,
  officeInvoiceActions,
} from '@anfilada/contract/invoices/invoices'
import { readVouchers } from '@anfilada/contract/payments/payment-status'
import { findCustomer } from '../customers/index.ts'
import { answerOnce } from '../db/idempotency.ts'
import type { Db } from '../db/pool.ts'
import { atPress } from '../files/index.ts'
import type { Caller } from '../http/caller.ts'
import { type CountsOf, feature } from '../http/actions.ts'
import { customerOf, findPerson } from '../identity/index.ts'
import { accept, type Outcome } from '../outcome.ts'
import { creditInvoice } from './credit-invoice.ts'
import { listInvoicedFees } from './fee-papers.reads.ts'
import { countInvoices, type InvoiceFilter, invoiceAnswer, listInvoices } from './invoice-lists.reads.ts'
import { findLastBuyer, formFields, listInvoiced } from './invoices.reads.ts'
import { type Issued, issuedAnswer } from './issue-paper.ts'
import { mailInvoice } from './mail-invoice.ts'
import { newInvoice } from './new-invoice.ts'

const usualPage = 50

export const invoicesFeature = feature(invoiceActions, {
  prefetch_invoice_data: async ({ caller, pool }) => {
    const customerId = customerOf(caller)
    const [customer, last, person, invoiced, fees] = await Promise.all([
      findCustomer(pool, customerId),
      findLastBuyer(pool, customerId),
      findPerson(pool, caller.userId),
      listInvoiced(pool, customerId, null),
      listInvoicedFees(pool, customerId, null),
    ])
    const own = { ...formFields(last ?? {}), ...told(formFields(customer ?? {})) }
    return accept({ result: { ...own, email: customer?.email ?? person.email ?? '', invoiced, invoiced_fees: fees } })
  },

  new_invoice: async ({ input, caller, language, pool, once }) => {
    const { organization, legal_address, account, inn, kpp, bank_name, bik, corr_account } = input
    const wish = {
      customerId: customerOf(caller),
      userId: caller.userId,
      orderIds: input.vouchers === undefined ? undefined : (readVouchers(input.vouchers) ?? []),
      feeIds: input.prolongations === undefined ? undefined : (readVouchers(input.prolongations) ?? []),
      deposit: input.deposit,
      buyer: { name: organization, legal_address, account, inn, kpp, bank_name, bik, corr_account },
      accountConfirmed: input.account_confirmed,
      again: input.again,
    }
    const issued = await atPress((write) =>
      answerOnce(pool, once, async (tx) => {
        const outcome = await newInvoice(tx, write, wish)
        if (outcome.ok) await mailInvoice(tx, outcome.value, { to: input.email, language, ...wish })
        return outcome
      }),
    )
    return answered(issued, 'customer')
  },

  get_invoices: async ({ input, caller, pool }) => {
    const { rows, next } = await pageOf(pool, ownFilterOf(input, caller), input.limit, 'customer')
    return accept({ result: rows.map(({ row }) => row), next })
  },
})

export const officeInvoicesFeature = feature(officeInvoiceActions, {
  list_invoices: async ({ input, pool }) => {
    const { rows, next } = await pageOf(pool, filterOf(input), input.limit, 'office')
    return accept({ result: rows.map(({ row, customer }) => ({ ...row, customer })), next })
  },

  new_credit_note: async ({ input, caller, pool, once }) => {
    const credit = { invoiceId: input.invoice_id, amount: input.amount, reason: input.reason, userId: caller.userId }
    return answered(await atPress((write) => answerOnce(pool, once, (tx) => creditInvoice(tx, write, credit))), 'office')
  },
})

export const invoiceCounts: CountsOf<typeof invoiceActions, 'get_invoices'> = {
  get_invoices: ({ input, caller, pool }) => countInvoices(pool, ownFilterOf(input, caller)),
}
export const officeInvoiceCounts: CountsOf<typeof officeInvoiceActions, 'list_invoices'> = {
  list_invoices: ({ input, pool }) => countInvoices(pool, filterOf(input)),
}

function ownFilterOf({ state, before }: Pick<InvoiceFilter, 'state' | 'before'>, caller: Caller): InvoiceFilter {
  return { customerId: customerOf(caller), state, before }
}

function filterOf({ kind, state, number, inn, unpaid, before, ...rest }: InvoicesInput): InvoiceFilter {
  return { kind, state, number, inn, unpaid, before, customerId: rest.customer_id, lower: rest.period_lower, upper: rest.period_upper }
}

function answered(issued: Outcome<Issued>, api: 'customer' | 'office'): Outcome<{ result: IssuedInvoice }> {
  return issued.ok ? accept({ result: issuedAnswer(issued.value, api) }) : issued
}

/** What is known wins over what an invoice of before said. */
function told<T extends Record<string, string>>(fields: T): Partial<T> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== '')) as Partial<T>
}

type Page = { rows: { row: InvoiceRow; customer: { id: number; name: string } }[]; next: number | null }

async function pageOf(db: Db, filter: InvoiceFilter, limit = usualPage, api: 'customer' | 'office'): Promise<Page> {
  const found = await listInvoices(db, filter, limit)
  const shown = found.slice(0, limit)
  const rows = shown.map((one) => ({ row: invoiceAnswer(one, api), customer: { id: one.customerId, name: one.customerName } }))
  return { rows, next: found.length > limit ? (shown.at(-1)?.id ?? null) : null }
}
