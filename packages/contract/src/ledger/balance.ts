import * as z from 'zod/mini'
import type { ActionContracts } from '../envelope.ts'
import { languageSchema } from '../languages.ts'
import { currencySchema } from '../money.ts'
import { moneySums } from './money-sums.ts'
import { settlements } from '../customers/office-customers.ts'

const dueOrder = z.object({
  id: z.int(),
  refno: z.string(),
  museum: z.string(),
  object: z.string(),
  pass_date: z.string(),
  /** Kopecks: what is charged, penalty included, and not paid. */
  due: z.int(),
})

export const balanceActions = {
  get_balance: {
    input: z.object({ language: z.optional(languageSchema) }),
    output: z.object({
      result: z.object({
        /** Kopecks, the sum of all that was posted: above zero the customer owes, below zero it is money paid in advance. */
        balance: z.int(),
        settlement: z.enum(settlements),
        credit_limit: z.nullable(z.int()),
        /** For how much more orders will be confirmed, never below zero; null without a limit and a deposit. */
        available: z.nullable(z.int()),
        ...moneySums,
        /** The earliest visits first, 100 at most; the sums are of all. */
        due_orders: z.array(dueOrder),
        currency: currencySchema,
      }),
    }),
    ability: ['read', 'Balance'],
    writes: false,
  },
} as const satisfies ActionContracts
export type BalanceActions = typeof balanceActions
