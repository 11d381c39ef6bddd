import { addDays, moment } from './calendar.ts'
import type { Tx } from './connection.ts'
import { hashDemoPassword, lockedHash } from './passwords.ts'
import { customerId, customers, users } from './people.ts'
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
      news_mark: false,
      created_at: joinedAt,
    })),
  )
  await continueNumbers(client, ['customers', 'users'])
}
