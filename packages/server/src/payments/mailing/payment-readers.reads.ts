import { abilityOf, customerRoles } from '@anfilada/contract/abilities'
import type { NotificationChoices } from '@anfilada/contract/customers/notifications'
import type { Language } from '@anfilada/contract/languages'
import type { Tx } from '../../db/pool.ts'

export type PaymentReader = { name: string; email: string; language: Language; notifications: Partial<NotificationChoices> }

/** Nobody is told of sums who may not see them. */
const readers = customerRoles.filter((role) => abilityOf([role]).some(({ action, subject }) => action === 'read' && subject === 'Payment'))

/** Members of the customer who may read its payments and gave an address. */
export async function listPaymentReaders(tx: Tx, customerId: number): Promise<PaymentReader[]> {
  const { rows } = await tx.query({
    name: 'payment_readers',
    text: `select users.name, users.email, users.language, users.notifications from offered_users as users
           where users.customer_id = $1 and users.status = 'active' and users.email is not null and users.roles && $2 order by users.id`,
    values: [customerId, readers],
  })
  return rows
}
