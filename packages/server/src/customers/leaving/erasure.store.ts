import type { CustomerKind } from '@anfilada/contract/identity/login'
import type { Db, Tx } from '../../db/pool.ts'

export async function findCustomerKind(db: Db, customerId: number): Promise<CustomerKind | undefined> {
  const { rows } = await db.query({
    name: 'customer_kind',
    text: 'select customers.kind from customers where customers.id = $1',
    values: [customerId],
  })
  return rows[0]?.kind
}

/** An individual customer without anything that is the person; orders and the ledger go on naming its number. */
export async function eraseCustomer(tx: Tx, customerId: number): Promise<void> {
  await tx.query({
    name: 'erase_customer',
    text: `update customers set name = '#' || customers.id, email = null, phone = null, inn = null, kpp = null, ogrn = null, legal_address = null,
             bank_name = null, bik = null, account = null, corr_account = null, status = 'blocked', erased_at = now()
           where customers.id = $1`,
    values: [customerId],
  })
}
