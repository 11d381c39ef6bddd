import * as z from 'zod/mini'

/** How a customer stands, kopecks: the sums of the money sentence, wherever it is said. */
export const moneySums = {
  /** What is charged, penalties and fees of prolongation included, and not paid; of it, that of visits and groups today, and of those over. */
  due_total: z.int(),
  due_today: z.int(),
  due_overdue: z.int(),
  /** Of how many orders and fees. */
  due_count: z.int(),
  /** Of `due_total`, that of fees. */
  due_fees: z.int(),
  /** Of `due_total`, the debt that was brought from the system before and that no transfer has covered. */
  due_opening: z.int(),
  /** Money on the balance that pays nothing. */
  kept: z.int(),
}

const sums = z.object(moneySums)
export type MoneySums = z.output<typeof sums>
