import { addDays } from '@anfilada/contract/dates'
import { demoApplications } from './applications.ts'
import { moment } from './calendar.ts'
import type { Tx } from './connection.ts'
import { hashDemoPassword, lockedHash } from './passwords.ts'
import { customerId, customers, type DemoCustomer, users } from './people.ts'
import { demoInn, demoPhone, demoRequisites } from './requisites.ts'
import { continueNumbers, writeRows } from './write-rows.ts'

export async function writePeople(client: Tx, today: string): Promise<void> {
  const joinedAt = moment(addDays(today, -400), '10:00')
  await writeRows(
    client,
    'customers',
    customers.map((customer, index) => ({
      id: index + 1,
      kind: customer.kind,
      name: customer.name,
      language: 'ru',
      settlement: customer.settlement,
      credit_limit_kopecks: customer.creditLimitRubles === undefined ? null : customer.creditLimitRubles * 100,
      pay_hours: customer.settlement === 'pay_now' ? 24 : null,
      contract_number: `${customer.prefix}-${index + 1}`,
      contract_date: addDays(today, -400),
      email: `office@${customer.key}.example`,
      phone: demoPhone(index + 1),
      ...requisitesOf(customer, index + 1),
      created_at: joinedAt,
    })),
  )
  const hashes = await Promise.all(users.map(async (user) => (user.signsIn ? hashDemoPassword(user.login) : lockedHash(user.login))))
  await writeRows(
    client,
    'users',
    users.map((user, index) => ({
      id: index + 1,
      customer_id: user.customer === null ? null : customerId(user.customer),
      login: user.login,
      name: user.name,
      password_hash: hashes[index],
      roles: user.roles,
      language: 'ru',
      email: `${user.login}@${user.customer ?? 'anfilada'}.example`,
      phone: demoPhone(index + 40),
      created_at: joinedAt,
    })),
  )
  await writeRows(client, 'applications', demoApplications(today))
  await continueNumbers(client, ['customers', 'users', 'applications'])
}

/** The columns of the requisites; a private person has an INN and an address. */
function requisitesOf({ kind, name }: DemoCustomer, number: number): Record<string, string | null | undefined> {
  const { name: _name, ...requisites } = demoRequisites(name, number)
  if (kind === 'legal_entity') return requisites
  const none = { kpp: null, ogrn: null, bank_name: null, bik: null, account: null, corr_account: null }
  return { ...none, inn: demoInn(number), legal_address: requisites.legal_address }
}
