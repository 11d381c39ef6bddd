import * as z from 'zod/mini'
import type { ActionContracts } from '../envelope.ts'
import { languageSchema } from '../languages.ts'
import { currencySchema, kopecksSchema } from '../money.ts'
import { idSchema } from '../text.ts'
import { moneySums } from './money-sums.ts'

/** What the ledger knows about a customer, for its card in the office. */
export const customerBalanceActions = {
  /** The sum of all that was posted (specification/money.md): below zero it is what the customer paid in advance. */
  office_customer_balance: {
    input: z.object({ customer_id: idSchema, language: z.optional(languageSchema) }),
    output: z.object({
      result: z.object({
        customer_id: z.int(),
        owed: kopecksSchema,
        ...moneySums,
        /** Of `kept` what came by payments: staff let it pay orders, a transfer they match with an invoice. */
        kept_of_payments: kopecksSchema,
        currency: currencySchema,
      }),
    }),
    ability: ['read', 'OfficeCustomer'],
    writes: false,
  },
} as const satisfies ActionContracts
