import * as z from 'zod/mini'
import { accountConfirmed, requisitesShape } from '../customers/requisites-form.ts'
import { dateSchema, periodInOrder } from '../date-schemas.ts'
import type { ActionContracts } from '../envelope.ts'
import { languageSchema } from '../languages.ts'
import { currencySchema } from '../money.ts'
import { amountSchema, paidNumbers } from '../payments/payments.ts'
import { emailSchema, idSchema, singleLine } from '../text.ts'
import { invoiceKinds, invoiceStates } from './invoice-states.ts'

const language = z.optional(languageSchema)
const limit = z.optional(z.int().check(z.positive(), z.maximum(200)))

/** A paper in a list. Moneys are kopecks. */
const invoiceRow = {
  invoice_id: z.int(),
  kind: z.enum(invoiceKinds),
  /** Of its kind and year: 118. */
  number: z.string(),
  issued_on: z.string(),
  /** Null of what is no invoice, as are the four below. */
  due_on: z.nullable(z.string()),
  state: z.nullable(z.enum(invoiceStates)),
  paid: z.nullable(z.int()),
  credited: z.nullable(z.int()),
  left: z.nullable(z.int()),
  /** Who pays, as the paper has him. */
  buyer: z.string(),
  inn: z.string(),
  /** The orders that it is for, or the requests whose fees it is for; both empty: it tops up a deposit. */
  vouchers: z.string(),
  prolongations: z.string(),
  amount: z.int(),
  currency: currencySchema,
  /** The number of the invoice that a credit note takes back. */
  corrects: z.nullable(z.string()),
  /** Fetched with the header. */
  file: z.string(),
}
const ownRow = z.object(invoiceRow)
export type InvoiceRow = z.output<typeof ownRow>
const officeRow = z.object({ ...invoiceRow, customer: z.object({ id: z.int(), name: z.string() }) })
export type OfficeInvoiceRow = z.output<typeof officeRow>

const { name: organization, legal_address, bank_name, bik, account, corr_account, inn, kpp } = requisitesShape
/** The specification's own names of the form's fields; the KPP of a sole trader is empty. What they must be says `requisiteFaults`. */
export const invoiceFields = { organization, legal_address, account, inn, kpp, bank_name, bik, corr_account }

const known = z.object({
  organization: z.string(),
  legal_address: z.string(),
  account: z.string(),
  inn: z.string(),
  kpp: z.string(),
  bank_name: z.string(),
  bik: z.string(),
  corr_account: z.string(),
  email: z.string(),
})
export type InvoiceRequisites = z.output<typeof known>

/** An order that an unpaid invoice asks for already: a second one is said before. */
const invoicedOrder = z.object({ order_id: z.int(), invoice_id: z.int(), number: z.string() })
export type InvoicedOrder = z.output<typeof invoicedOrder>

/** The same of a fee of prolongation. */
const invoicedFee = z.object({ request_id: z.int(), invoice_id: z.int(), number: z.string() })
export type InvoicedFee = z.output<typeof invoicedFee>

const issued = z.object({ invoice_id: z.int(), number: z.string(), amount: z.int(), file: z.string() })
export type IssuedInvoice = z.output<typeof issued>

export const invoiceActions = {
  /** What the form begins with: the last known requisites, and what is invoiced already. What can be invoiced says `prefetch_payment`. */
  prefetch_invoice_data: {
    input: z.object({ language }),
    output: z.object({ result: z.extend(known, { invoiced: z.array(invoicedOrder), invoiced_fees: z.array(invoicedFee) }) }),
    ability: ['create', 'Payment'],
    writes: false,
  },
  /**
   * Issues an invoice for what is due on the orders, or on fees of prolongation, or (`deposit`) to top up the deposit by so many kopecks: one of
   * the three. An order, or a fee, that an unpaid invoice asks for already: `order_invoiced`, `fee_invoiced`, unless `again`.
   */
  new_invoice: {
    input: z
      .object({
        ...paidNumbers,
        deposit: z.optional(amountSchema),
        ...invoiceFields,
        email: emailSchema,
        account_confirmed: accountConfirmed,
        again: z.optional(z.boolean()),
        language,
      })
      .check(
        z.refine(
          ({ vouchers, prolongations, deposit }) => [vouchers, prolongations, deposit].filter((one) => one !== undefined).length === 1,
          {
            path: ['vouchers'],
            error: 'required',
          },
        ),
      ),
    output: z.object({ result: issued }),
    ability: ['create', 'Payment'],
    writes: true,
  },
  get_invoices: {
    input: z.object({ state: z.optional(z.enum(invoiceStates)), before: z.optional(idSchema), limit, language }),
    /** Newest first; 50 without a limit. */
    output: z.object({ result: z.array(ownRow), next: z.nullable(z.int()) }),
    ability: ['read', 'Payment'],
    writes: false,
  },
} as const satisfies ActionContracts
export type InvoiceActions = typeof invoiceActions

const invoicesInput = z
  .object({
    kind: z.optional(z.enum(invoiceKinds)),
    state: z.optional(z.enum(invoiceStates)),
    customer_id: z.optional(idSchema),
    number: z.optional(idSchema),
    inn: z.optional(singleLine(12)),
    /** Only invoices of which something is still to come. */
    unpaid: z.optional(z.boolean()),
    /** Days of issue, both included. */
    period_lower: z.optional(dateSchema),
    period_upper: z.optional(dateSchema),
    before: z.optional(idSchema),
    limit,
    language,
  })
  .check(periodInOrder)
export type InvoicesInput = z.output<typeof invoicesInput>

export const officeInvoiceActions = {
  list_invoices: {
    input: invoicesInput,
    output: z.object({ result: z.array(officeRow), next: z.nullable(z.int()) }),
    ability: ['read', 'OfficePayment'],
    writes: false,
  },
  /** Takes back so much of an invoice, all that no note took back yet without an amount. More than that: `credit_too_big`. */
  new_credit_note: {
    input: z.object({
      invoice_id: idSchema,
      amount: z.optional(amountSchema),
      reason: singleLine(300).check(z.minLength(1)),
      language,
    }),
    output: z.object({ result: issued }),
    ability: ['update', 'OfficePayment'],
    writes: true,
  },
} as const satisfies ActionContracts
export type OfficeInvoiceActions = typeof officeInvoiceActions
