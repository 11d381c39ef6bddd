import * as z from 'zod/mini'

/** How a customer stands, kopecks: the sums of the money sentence, wherever it is said. */
export const moneySums = {
  /** What is charged, penalties included, and not paid; of it, that of visits today and of visits that are over. */
  due_total: z.int(),
  due_today: z.int(),
  due_overdue: z.int(),
  /** Of how many orders. */
  due_count: z.int(),
  /** Money on the balance that pays no order. */
  kept: z.int(),
}

const sums = z.object(moneySums)
export type MoneySums = z.output<typeof sums>
