import { addDays } from '@anfilada/contract/dates'
import { moment } from './calendar.ts'
import type { Tx } from './connection.ts'
import { customerId, userId, users } from './people.ts'
import { continueNumbers, writeRows } from './write-rows.ts'

/** Hours before the visit, and rubles for a person afterwards. */
type Agreed = { hours: number; penalty: number }
type Change = Agreed & { objectId: string; from: Agreed; daysAgo: number }

const first: Agreed = { hours: 24, penalty: 0 }
const milder: Agreed = { hours: 48, penalty: 150 }

/** What museums with many visitors ask for; the other objects charge nothing. The last change of an object is what holds. */
const changes: readonly Change[] = [
  { objectId: 'catherine-palace', from: first, hours: 72, penalty: 500, daysAgo: 210 },
  { objectId: 'peterhof-grand-palace', from: first, hours: 72, penalty: 300, daysAgo: 208 },
  { objectId: 'hermitage-main', from: first, ...milder, daysAgo: 131 },
  { objectId: 'yusupov-rasputin', from: first, hours: 48, penalty: 150, daysAgo: 90 },
  { objectId: 'hermitage-main', from: milder, hours: 48, penalty: 200, daysAgo: 41 },
]

/** The contract of the agency on credit: half of the palace's penalty, two days later. */
const contract = { login: 'agency-credit', objectId: 'catherine-palace', hours: 24, penalty: 250, daysAgo: 40 }
const accountant = 'office-accountant'

/** Penalties of some objects and of one contract with the history of how they came about, and a correction and balances that wait for a second person. */
export async function writeTerms(client: Tx, today: string): Promise<void> {
  for (const { objectId, hours, penalty } of changes) {
    await client.query('update museum_objects set free_change_hours = $2, penalty_kopecks = $3 where system_id = $1', [
      objectId,
      hours,
      penalty * 100,
    ])
  }
  const customer = customerId(contract.login)
  await writeRows(client, 'customer_terms', [
    {
      customer_id: customer,
      museum_object_id: contract.objectId,
      free_change_hours: contract.hours,
      penalty_kopecks: contract.penalty * 100,
    },
  ])
  await writeHistory(client, today, customer)
  await writeCorrection(client, today)
  await writeOpenings(client, today)
}

async function writeHistory(client: Tx, today: string, customer: number): Promise<void> {
  const by = { actor_id: userId(accountant), actor_name: users.find(({ login }) => login === accountant)?.name }
  const ofObjects = changes.map(({ objectId, from, daysAgo, ...to }) => ({
    at: moment(addDays(today, -daysAgo), '11:20'),
    ...by,
    customer_id: null,
    action: 'terms.object_changed',
    subject: 'museum_object',
    subject_id: objectId,
    details: changed(from, to),
  }))
  const ofContract = {
    at: moment(addDays(today, -contract.daysAgo), '11:45'),
    ...by,
    customer_id: customer,
    action: 'terms.customer_changed',
    subject: 'customer',
    subject_id: String(customer),
    details: { object: contract.objectId, ...changed({ hours: null, penalty: null }, contract) },
  }
  const lines = [...ofObjects, ofContract].map((line, index) => ({ id: index + 1, ...line }))
  await writeRows(client, 'audit_log', lines)
  await continueNumbers(client, ['audit_log'])
}

type Term = { hours: number | null; penalty: number | null }

function changed(from: Term, to: Term): object {
  const kopecks = ({ penalty }: Term) => penalty && penalty * 100
  return {
    ...(from.hours !== to.hours && { free_change_hours: { from: from.hours, to: to.hours } }),
    ...(from.penalty !== to.penalty && { penalty: { from: kopecks(from), to: kopecks(to) } }),
  }
}

async function writeCorrection(client: Tx, today: string): Promise<void> {
  await writeRows(client, 'ledger_corrections', [
    {
      id: 1,
      customer_id: customerId('agency'),
      amount_kopecks: -360_000,
      reason: 'Радиогиды не работали на половине маршрута: возвращаем аренду 24 штук',
      proposed_by: userId(accountant),
      proposed_at: moment(addDays(today, -1), '16:05'),
      state: 'proposed',
    },
  ])
  await continueNumbers(client, ['ledger_corrections'])
}

/** What two customers are said to have brought from the company's former system, the day before they joined. */
async function writeOpenings(client: Tx, today: string): Promise<void> {
  const brought = [
    { login: 'agency2', rubles: 84_500, note: 'Акт сверки № 31 прежней системы' },
    { login: 'individual', rubles: -12_000, note: 'Депозит, выписка прежней системы' },
  ]
  const rows = brought.map(({ login, rubles, note }, at) => ({
    id: at + 1,
    customer_id: customerId(login),
    as_of: addDays(today, -401),
    amount_kopecks: rubles * 100,
    note,
    proposed_by: userId(accountant),
    proposed_at: moment(addDays(today, -1), '16:30'),
    state: 'proposed',
  }))
  await writeRows(client, 'ledger_openings', rows)
  await continueNumbers(client, ['ledger_openings'])
}
