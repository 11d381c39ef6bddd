import { officeDecisionActions } from '@anfilada/contract/orders/decisions'
import { officeWindowActions, windowActions } from '@anfilada/contract/orders/windows'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addServices, wishData } from '../../testing/services.ts'
import { ask, createWorld, museumId, type Principal, visitDate, type World } from '../../testing/world.ts'

const month = visitDate.slice(0, 7)
let world: World
beforeAll(async () => {
  world = await createWorld()
  await addServices(world)
})
afterAll(() => world.close())

async function wish(as: Principal, changes: object = {}): Promise<number> {
  const answer = await ask(world, { as, action: 'post_request_schedule', data: { ...wishData, ...changes } })
  return answer.json<{ data: { result: { id: number } } }>().data.result.id
}
async function office<T>(action: string, data: object, key?: string) {
  return (
    await ask(world, { as: 'dispatcher', api: 'office', action, data: { language: 'ru', ...data }, ...(key !== undefined && { key }) })
  ).json<{ success: boolean; code?: string; data: T }>()
}
const answerTo = async (wishes: object[], answer: object, key?: string) => {
  const { data } = await office<unknown>('answer_wishes', { wishes, answer }, key)
  return officeWindowActions.answer_wishes.output.parse(data).results
}
const confirmation = { decision: 'confirm', entrance: 'Подъезд 3' }

describe('one answer to many wishes', () => {
  test('confirms each at the time that it asked for, and charges each', async () => {
    const [first, second] = [await wish('agencyOwner', { time: '11:00' }), await wish('otherAgency', { time: '12:30' })]
    const lines = [
      { order_id: first, revision: 1 },
      { order_id: second, revision: 1 },
    ]
    expect(await answerTo(lines, confirmation)).toEqual([
      { order_id: first, status: 'confirmed', revision: 2 },
      { order_id: second, status: 'confirmed', revision: 2 },
    ])
    const { rows } = await world.pool.query(
      `select orders.confirmed_time as time, orders.entrance, sum(ledger_entries.amount_kopecks)::bigint as charged
       from orders join ledger_transactions on ledger_transactions.reference = 'order:' || orders.id
       join ledger_entries on ledger_entries.transaction_id = ledger_transactions.id
       join ledger_accounts on ledger_accounts.id = ledger_entries.account_id and ledger_accounts.kind = 'customer'
       where orders.id = any ($1) group by orders.id order by orders.id`,
      [[first, second]],
    )
    expect(rows).toEqual([
      { time: '11:00', entrance: 'Подъезд 3', charged: 3_000_000 },
      { time: '12:30', entrance: 'Подъезд 3', charged: 3_000_000 },
    ])
  })

  test('says line by line what could not be answered, and answers the rest', async () => {
    const [closed, stale, sound] = [await wish('agencyOwner'), await wish('agencyOwner'), await wish('agencyOwner')]
    await answerTo([{ order_id: closed, revision: 1 }], { decision: 'reject', reason: 'День занят' })
    const results = await answerTo(
      [
        { order_id: closed, revision: 2 },
        { order_id: stale, revision: 7 },
        { order_id: 2_000_000_000, revision: 1 },
        { order_id: sound, revision: 1 },
      ],
      { ...confirmation, time: '15:00' },
    )
    expect(results.map((line) => ('code' in line ? line.code : line.status))).toEqual([
      'order_already_closed',
      'stale_revision',
      'order_not_found',
      'confirmed',
    ])
  })

  test('touches no order of another kind', async () => {
    const { rows } = await world.pool.query<{ id: number }>(
      `update orders set kind = 'guide', lines = '[["service","guide",2,100]]' where id = $1 returning id`,
      [await wish('agencyOwner')],
    )
    const id = rows[0]?.id ?? 0
    expect(await answerTo([{ order_id: id, revision: 1 }], confirmation)).toMatchObject([{ code: 'order_not_found' }])
  })

  test('repeated with the same key answers the same and decides nothing again', async () => {
    const lines = [{ order_id: await wish('agencyOwner'), revision: 1 }]
    const first = await answerTo(lines, confirmation, 'bulk-1')
    expect(await answerTo(lines, confirmation, 'bulk-1')).toEqual(first)
    expect(first).toMatchObject([{ status: 'confirmed' }])
    expect(await office('answer_wishes', { wishes: lines, answer: { ...confirmation, time: '16:00' } }, 'bulk-1')).toMatchObject({
      code: 'key_reused',
    })
  })

  test('goes on where it broke off: the lines that were decided answer what they answered', async () => {
    const [first, second] = [await wish('agencyOwner'), await wish('agencyOwner')]
    const lines = [
      { order_id: first, revision: 1 },
      { order_id: second, revision: 1 },
    ]
    const whole = await answerTo(lines, confirmation, 'bulk-2')
    // As if the server had died before it stored the answer to the whole.
    await world.pool.query(`delete from idempotency_keys where key = 'bulk-2' or key = $1`, [`bulk-2#${second}`])
    const again = await answerTo(lines, confirmation, 'bulk-2')
    expect(again[0]).toEqual(whole[0])
    expect(again[1]).toMatchObject({ code: 'stale_revision' })
  })
})

describe('the wishes of a window', () => {
  test('stand by day and time, with what each customer asked and got', async () => {
    await world.pool.query(`update orders set archived_at = null`)
    const { data } = await office<unknown>('office_wishes', { museum_id: museumId, month })
    const { result, fairness } = officeWindowActions.office_wishes.output.parse(data)
    expect(result.length).toBeGreaterThan(4)
    expect(result.map((order) => order.info.time)).toEqual(
      result.map((order) => order.info.time).toSorted((one, other) => ((one ?? '') < (other ?? '') ? -1 : 1)),
    )
    const asked = fairness.reduce((sum, row) => sum + row.wishes, 0)
    expect(asked).toBe(result.length)
    expect(fairness.map((row) => row.customer.name)).toEqual(['agency', 'other'])
    expect(fairness[1]).toMatchObject({ wishes: 1, confirmed: 1, rejected: 0, pax: 24, confirmed_pax: 24 })
  })
})

test('one answer to many wishes says beforehand, line by line, what it then says, and nothing stays of the question', async () => {
  const [closed, stale, unpaid, sound] = [
    await wish('agencyOwner'),
    await wish('agencyOwner'),
    await wish('otherAgency'),
    await wish('agencyOwner'),
  ]
  await answerTo([{ order_id: closed, revision: 1 }], { decision: 'reject', reason: 'День занят' })
  await world.pool.query(`update customers set settlement = 'deposit' where id = (select customer_id from orders where id = $1)`, [unpaid])
  const wishes = [
    { order_id: closed, revision: 2 },
    { order_id: stale, revision: 7 },
    { order_id: unpaid, revision: 1 },
    { order_id: sound, revision: 1 },
  ]
  const { data } = await office<unknown>('preview_decisions', { answer: 'confirm', orders: wishes })
  const { result } = officeDecisionActions.preview_decisions.output.parse(data)
  const { rows } = await world.pool.query('select status from orders where id = any ($1)', [[unpaid, sound]])
  expect(rows).toEqual([{ status: 'in_processing' }, { status: 'in_processing' }])

  const answered = (await answerTo(wishes, confirmation)).map((line) => ('code' in line ? line.code : null))
  await world.pool.query(`update customers set settlement = 'invoice' where id = (select customer_id from orders where id = $1)`, [unpaid])
  expect(result.map(({ refusal }) => refusal?.code ?? null)).toEqual(answered)
  expect(answered).toEqual(['order_already_closed', 'stale_revision', 'deposit_insufficient', null])
})

describe('a submission window', () => {
  const set = (data: object) => office<{ result: unknown }>('set_submission_window', { museum_id: museumId, ...data })

  test('is set by staff, shown to customers with its closing moment, and kept in the log', async () => {
    const opens_at = new Date(Date.now() - 3_600_000).toISOString()
    const closes_at = new Date(Date.now() + 3_600_000).toISOString()
    expect(await set({ month, opens_at, closes_at })).toMatchObject({
      success: true,
      data: { result: { month, state: 'open', closes_at } },
    })
    const shown = await ask(world, { as: 'agencyOwner', action: 'get_submission_windows', data: {} })
    const { result } = windowActions.get_submission_windows.output.parse(shown.json<{ data: unknown }>().data)
    expect(result).toMatchObject([{ museum_id: museumId, museum: 'Дворец', month, closes_at, zone: 'Europe/Moscow' }])
    const { rows } = await world.pool.query(`select details ->> 'month' as month from audit_log where action = 'window.set'`)
    expect(rows).toEqual([{ month }])
  })

  test('is no longer shown when it is over, and staff still see it with its wishes', async () => {
    await set({ month, opens_at: '2026-01-01T00:00:00+03:00', closes_at: '2026-01-02T00:00:00+03:00' })
    const shown = await ask(world, { as: 'agencyOwner', action: 'get_submission_windows', data: {} })
    expect(shown.json()).toMatchObject({ data: { result: [] } })
    const { data } = await office<unknown>('office_windows', { month })
    const { result, museums } = officeWindowActions.office_windows.output.parse(data)
    const [window] = result
    expect(museums).toContainEqual({ id: museumId, name: 'Дворец', zone: 'Europe/Moscow' })
    expect(window).toMatchObject({ state: 'closed', museum_id: museumId, month })
    expect(window?.asked).toBe((window?.waiting ?? 0) + (window?.confirmed ?? 0) + (window?.rejected ?? 0))
  })

  const first = `${month}-01T00:00:00`
  test.each([
    ['that closes before it opens', { opens_at: `${first}+03:00`, closes_at: `${first}+03:00` }, 'window_period_wrong'],
    [
      'that is open after its month, by museum time',
      { opens_at: '2026-01-01T00:00:00+03:00', closes_at: '2199-01-01T00:00:00+03:00' },
      'window_period_wrong',
    ],
  ])('%s is refused', async (_case, moments, code) => {
    expect(await set({ month, ...moments })).toMatchObject({ code })
  })

  test('may close with its month, to the second of museum time, and not a second later', async () => {
    const opens_at = '2026-01-01T00:00:00+03:00'
    expect(await set({ month: '2026-03', opens_at, closes_at: '2026-04-01T00:00:00+03:00' })).toMatchObject({ success: true })
    expect(await set({ month: '2026-03', opens_at, closes_at: '2026-04-01T00:00:01+03:00' })).toMatchObject({ code: 'window_period_wrong' })
  })

  test('of a museum that takes no wishes, or that there is not, is refused', async () => {
    const moments = { month, opens_at: '2026-01-01T00:00:00+03:00', closes_at: '2026-01-02T00:00:00+03:00' }
    expect(await set({ ...moments, museum_id: 2_000_000_000 })).toMatchObject({ code: 'museum_not_found' })
    await world.pool.query(`update museums set order_kinds = '{}'`)
    expect(await set(moments)).toMatchObject({ code: 'museum_without_service' })
  })
})
