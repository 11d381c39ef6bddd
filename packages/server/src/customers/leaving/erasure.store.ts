import type { CustomerKind } from '@anfilada/contract/identity/login'
import type { Db, Tx } from '../../db/pool.ts'

export async function findCustomerKind(db: Db, customerId: number): Promise<CustomerKind | undefined> {
  const { rows } = await db.query<{ kind: CustomerKind }>({
    name: 'customer_kind',
    text: 'select customers.kind from customers where customers.id = $1',
    values: [customerId],
  })
  return rows[0]?.kind
}

/** Statements that forget one person, by his number; that a consent was given, when and to which text, must stay provable. */
const forgetting = {
  erase_mails: `delete from mails using users where users.id = $1 and lower(mails.recipient) in (users.login, lower(users.email))`,
  erase_applications: `update applications set name = '', email = '', phone = '', organization = null
    from users where users.id = $1 and lower(applications.email) in (users.login, lower(users.email))
      and (applications.status <> 'new' or applications.known_user_id = $1)`,
  erase_networks: 'delete from known_networks where known_networks.user_id = $1',
  // Stored answers repeat names and addresses.
  erase_answers: `delete from idempotency_keys where idempotency_keys.owner = 'user:' || $1::integer`,
  erase_person: `update users set name = '#' || users.id, notifications = '{}', news_mark = false where users.id = $1`,
} as const

/** Before the login is closed, which forgets the address by which the rest is found. */
export async function erasePerson(tx: Tx, userId: number): Promise<void> {
  for (const [name, text] of Object.entries(forgetting)) await tx.query({ name, text, values: [userId] })
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
