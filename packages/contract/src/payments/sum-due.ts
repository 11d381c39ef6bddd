export type DueSums = {
  /** All that is due. */
  due: number
  /** Of it, of visits today and of visits that are over. */
  today: number
  overdue: number
}

/** What is due on orders by the day of their visit, kopecks; `today`: a calendar day of the museums' zone. */
export function sumDue(orders: readonly { due: number; pass_date: string }[], today: string): DueSums {
  const sum = (of: readonly { due: number }[]): number => of.reduce((total, { due }) => total + due, 0)
  return {
    due: sum(orders),
    today: sum(orders.filter(({ pass_date: day }) => day === today)),
    overdue: sum(orders.filter(({ pass_date: day }) => day < today)),
  }
}
