import { addDays } from '@anfilada/contract/dates'
import { changeObjectTerms } from '../catalogue/terms/change-terms.ts'
import { inTransaction } from '../db/transaction.ts'
import { actingAs, must } from './acting.ts'
import { moment } from './calendar.ts'
import type { Tx } from './connection.ts'
import { contentOf, rowsOf } from './files/demo-files.ts'
import { importFile } from './files/import-file.ts'
import { Past } from './past.ts'
import { customerId, userId } from './people.ts'
import { continueNumbers, writeRows } from './write-rows.ts'

const accountant = 'office-accountant'
/** A season with a lower penalty, kopecks, by days before today; then what the file says holds again. */
const season = { objectId: 'hermitage-main', penalty: 15_000, from: 131, until: 41 }

/** What one contract changes of the terms and how one object's came about, and a correction and balances that wait for a second person. */
export async function writeTerms(client: Tx, today: string): Promise<void> {
  const past = new Past(client)
  await past.write(async () => {
    await tellSeason(past, today)
    const contracts = { name: 'agreed_terms.json', content: contentOf('agreed_terms'), acting: actingAs(accountant) }
    await importFile(past, moment(addDays(today, -40), '11:45'), contracts)
  })
  await writeCorrection(client, today)
  await writeOpenings(client, today)
}

async function tellSeason(past: Past, today: string): Promise<void> {
  const found = rowsOf('terms').find(({ museum_object_id }) => museum_object_id === season.objectId)
  if (!found) throw new Error(`Not in the file of terms: ${season.objectId}`)
  const { museum_object_id: objectId, ...usual } = found
  const change = (daysAgo: number, penalty: number) =>
    past.act(moment(addDays(today, -daysAgo), '11:20'), (pool) =>
      inTransaction(pool, async (tx) => must(await changeObjectTerms(tx, actingAs(accountant), objectId, { ...usual, penalty }))),
    )
  await change(season.from, season.penalty)
  await change(season.until, usual.penalty)
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
