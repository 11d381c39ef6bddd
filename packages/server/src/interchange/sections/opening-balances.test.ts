import { defaultZone, todayIn } from '@anfilada/contract/dates'
import type { OpeningBalanceRow } from '@anfilada/contract/interchange/opening-balances'
import { openingActions } from '@anfilada/contract/ledger/openings'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inTransaction } from '../../db/transaction.ts'
import { findBalance } from '../../ledger/ledger.store.ts'
import { proposeOpening } from '../../ledger/openings/open-by-two.ts'
import { verifyLedger } from '../../ledger/verify-ledger.ts'
import { carrying, faultsOf } from '../../testing/carrying.ts'
import { ask, createWorld, type Principal, type World } from '../../testing/world.ts'

let world: World
let files: ReturnType<typeof carrying>
beforeAll(async () => {
  world = await createWorld()
  files = broughtBy('officeAccountant')
})
afterAll(async () => {
  expect(await verifyLedger(world.pool)).toEqual([])
  await world.close()
})

function broughtBy(who: 'admin' | 'officeAccountant'): ReturnType<typeof carrying> {
  return carrying(world.pool, 'ru', { caller: { userId: world.users[who], name: who, customerId: null }, origin: { address: null } })
}

/** A customer whose name is all that a file has of him. */
async function newCustomer(name: string): Promise<number> {
  const { rows } = await world.pool.query<{ id: number }>(
    `insert into customers (kind, name, settlement) values ('individual', $1, 'pay_now') returning id`,
    [name],
  )
  return rows[0]?.id ?? 0
}
function row(customer: string, changes: Partial<OpeningBalanceRow> = {}): OpeningBalanceRow {
  return { customer, as_of: '2026-03-31', owed: 1_200_50, prepaid: null, note: 'Акт сверки № 12', ...changes }
}
const file = (...rows: OpeningBalanceRow[]) => ({ opening_balances: rows })
const told = async (...rows: OpeningBalanceRow[]) => faultsOf(await files.tried(file(...rows))).map(([place, code]) => [place, code])
const standing = async (...customers: string[]) =>
  (await files.whole()).opening_balances.filter(({ customer }) => customers.includes(customer))

async function tell(as: Principal, action: string, data: object) {
  return (await ask(world, { as, api: 'office', action, data })).json<{ success: boolean; code?: string; data: unknown }>()
}
async function proposed(as: Principal, customerId: number) {
  const { result } = openingActions.ledger_openings.output.parse((await tell(as, 'ledger_openings', { limit: 500 })).data)
  return result.filter(({ customer }) => customer.id === customerId)
}
async function decide(customerId: number, post: boolean): Promise<void> {
  const ids = (await proposed('admin', customerId)).map(({ id }) => id)
  expect(await tell('admin', 'decide_openings', { opening_ids: ids, post })).toMatchObject({ success: true })
}
const waiting = async (): Promise<number | undefined> =>
  (
    await world.pool.query<{ count: number }>(
      `select count(*)::integer as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
  ).rows[0]?.count
async function audited(): Promise<object[]> {
  return (await world.pool.query(`select actor_name, action from audit_log where subject in ('opening', 'file') order by id`)).rows
}

describe('opening balances in a file', () => {
  test('wait under the name of whoever brought them, until another person posts them', async () => {
    const [debtor, saver] = [await newCustomer('Должник'), await newCustomer('Копилка')]
    const rows = [row('Должник'), row('Копилка', { owed: 0, prepaid: 7, note: '' })]
    const report = await files.tried(file(...rows))
    const cell = (title: string, to: string) => ({ sheet: 'Остатки из прежней системы', row: null, title, from: null, to })
    expect(report.changes.map(({ what, name, lines }) => [what, name, lines])).toEqual([
      [
        'new',
        'Должник',
        [cell('На конец дня', '31 марта 2026'), cell('Должен, ₽', '1\u00a0200,50'), cell('Откуда остаток', 'Акт сверки № 12')],
      ],
      ['new', 'Копилка', [cell('На конец дня', '31 марта 2026'), cell('Внёс вперёд, ₽', '0,07')]],
    ])
    expect(await proposed('admin', debtor)).toEqual([])

    expect(await files.taken(file(...rows))).toMatchObject({ ok: true })
    expect(await proposed('officeAccountant', debtor)).toMatchObject([{ amount: 1_200_50, as_of: '2026-03-31', decidable: false }])
    expect(await proposed('admin', saver)).toMatchObject([{ amount: -7, note: '', proposed_by: 'officeAccountant', decidable: true }])
    expect(await findBalance(world.pool, debtor)).toBe(0)
    await decide(debtor, true)
    expect(await findBalance(world.pool, debtor)).toBe(1_200_50)
    // What waits and what is posted are told alike: elsewhere both wait again.
    expect(await standing('Должник', 'Копилка')).toEqual([row('Должник'), row('Копилка', { owed: null, prepaid: 7, note: '' })])
  })

  test('change nothing when they come again, whoever brings them and whatever was decided', async () => {
    await newCustomer('Повтор')
    await files.taken(file(row('Повтор')))
    const before = await audited()
    for (const who of ['officeAccountant', 'admin'] as const) {
      const again = await broughtBy(who).taken(file(row('Повтор'), row('Должник')))
      expect(again).toMatchObject({ ok: true, value: { sections: [{ new: 0, changed: 0, unchanged: 2 }], changes: [] } })
    }
    expect(await audited()).toEqual(before)
  })

  test('that say something else than what waits or is posted are told at their cells, and none of the file is written', async () => {
    await newCustomer('Свежий')
    const wrong = [
      row('Должник', { owed: 1_200_51 }),
      row('Повтор', { owed: null, prepaid: 1_200_50, as_of: '2026-03-30' }),
      row('Копилка', { owed: null, prepaid: 7, note: 'другая' }),
      row('Свежий'),
    ]
    const places = [
      ['opening_balances[0].owed', 'opening_posted'],
      ['opening_balances[1].prepaid', 'opening_waits'],
      ['opening_balances[1].as_of', 'opening_waits'],
      ['opening_balances[2].note', 'opening_waits'],
    ]
    expect(await told(...wrong)).toEqual(places)
    expect(await files.taken(file(...wrong))).toMatchObject({ refusal: 'import_has_faults' })
    expect(await standing('Свежий')).toEqual([])
  })

  test('may come again, otherwise, after they were declined', async () => {
    const customer = await newCustomer('Отказ')
    await files.taken(file(row('Отказ')))
    await decide(customer, false)
    expect(await standing('Отказ')).toEqual([])
    expect(await files.taken(file(row('Отказ', { owed: 5 })))).toMatchObject({ ok: true })
    expect(await standing('Отказ')).toEqual([row('Отказ', { owed: 5 })])
  })

  test('that nobody could enter on the screen are told beside their cells', async () => {
    expect(await told(row('Свежий', { as_of: todayIn(defaultZone) }), row('Никто'))).toEqual([
      ['opening_balances[0].as_of', 'opening_day_not_over'],
      ['opening_balances[1].customer', 'customer_not_found'],
    ])
    expect(await told(row('Свежий', { owed: 0 }), row('Отказ', { prepaid: 5 }), row('Повтор', { owed: -5 }))).toEqual([
      ['opening_balances[0].owed', 'not_one_sum'],
      ['opening_balances[1].prepaid', 'not_one_sum'],
      ['opening_balances[2].owed', 'too_small'],
    ])
    expect(await told(row('Свежий'), row('Свежий', { owed: 2 }))).toEqual([['opening_balances[1]', 'row_twice']])
  })

  test('are entered by nobody without a name: the command line is told so, at the first of them', async () => {
    const nobody = carrying(world.pool)
    expect(faultsOf(await nobody.tried(file(row('Свежий'), row('Никто'))))).toEqual([
      [
        'opening_balances[0]',
        'person_needed',
        'Остатки вносят под своим именем: загрузите их в офисе. Здесь назовите в --sections остальные разделы файла.',
      ],
    ])
    // What stands as the file has it asks for nobody.
    expect((await nobody.tried(file(row('Должник')))).faults).toEqual([])
  })

  test('look at nothing that somebody enters by hand until he is done', async () => {
    const customerId = await newCustomer('Сразу двое')
    const admin = { caller: { userId: world.users.admin, name: 'admin', customerId: null }, origin: { address: null } }
    const tried = await inTransaction(world.pool, async (tx) => {
      await proposeOpening(tx, admin, { customerId, asOf: '2026-03-31', amount: 9, note: '' })
      const begun = told(row('Сразу двое'))
      await expect.poll(waiting).toBe(1)
      return { begun }
    })
    // Without the lock the file would find nothing, and name no cell.
    expect(await tried.begun).toEqual([
      ['opening_balances[0].owed', 'opening_waits'],
      ['opening_balances[0].note', 'opening_waits'],
    ])
  })
})
