import type { Tx } from '../db/pool.ts'

/** The first lock of whoever changes who belongs to a customer or holds its keys: two at once must not pass a limit together. */
export async function lockPeople(tx: Tx, customerId: number): Promise<void> {
  await tx.query({
    name: 'people_lock',
    text: 'select from login_customers as customers where customers.id = $1 for no key update',
    values: [customerId],
  })
}
