import type { CustomerRow, MemberRow } from '@anfilada/contract/interchange/customers'
import type { Db, Tx } from '../../db/pool.ts'

/** A customer as files carry it, with its number, which is this database's own. */
type CarriedCustomer = Omit<CustomerRow, 'account_confirmed'> & { id: number }

/** Every customer whom nobody had erased, those that came earlier first. */
export async function listCarriedCustomers(db: Db): Promise<CarriedCustomer[]> {
  const { rows } = await db.query({
    name: 'customers_carried',
    text: `select customers.id, customers.kind, customers.name, customers.inn, customers.kpp, customers.ogrn, customers.legal_address,
                  customers.bank_name, customers.bik, customers.account, customers.corr_account, customers.email, customers.phone, customers.language,
                  customers.settlement, customers.pay_hours, customers.credit_limit_kopecks as credit_limit, customers.contract_number,
                  customers.contract_date, case when customers.status = 'blocked' then coalesce(customers.block_reason, '—') end as blocked
           from customers where customers.erased_at is null order by customers.id`,
    values: [],
  })
  return rows
}

type CarriedMember = Omit<MemberRow, 'customer' | 'login'> & { customerId: number; login: string }

/** Members who have a login, or will by a link that is theirs: those of customers that came earlier first. */
export async function listCarriedMembers(db: Db): Promise<CarriedMember[]> {
  const { rows } = await db.query({
    name: 'members_carried',
    text: `select customers.id as "customerId", users.email, users.login, users.name, users.phone, users.language, users.roles
           from offered_users as users join customers on customers.id = users.customer_id
           where users.status <> 'removed' and not starts_with(users.login, ' ') and customers.erased_at is null
           order by customers.id, users.id`,
    values: [],
  })
  return rows
}

/**
 * Nobody else makes or changes a customer until the transaction ends, another file least of all: it would bring the same one. The table alone and
 * not its rows, which holds of places lock: nobody waits to sign in or to order.
 */
export async function lockCustomers(tx: Tx): Promise<void> {
  await tx.query('lock table customers in share row exclusive mode')
}
