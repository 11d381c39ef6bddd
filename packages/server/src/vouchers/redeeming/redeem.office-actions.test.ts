import { type DoorVoucher, redeemActions } from '@anfilada/contract/vouchers/redeeming'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { orderOfToday, showVoucher } from '../../testing/vouchers.ts'
import { addSlot, ask, createWorld, type Principal, type World } from '../../testing/world.ts'

let world: World
let slot: number
beforeAll(async () => {
  world = await createWorld()
  slot = await addSlot(world, { capacity: 10_000 })
})
afterAll(() => world.close())

type Body = { code?: string; data?: { result: unknown } }
async function office(
  action: keyof typeof redeemActions | 'cancel_order',
  data: object,
  as: Principal = 'dispatcher',
  key?: string,
): Promise<Body> {
  return (await ask(world, { as, api: 'office', action, data, ...(key !== undefined && { key }) })).json<Body>()
}
async function atDoor(code: string, as: Principal = 'dispatcher'): Promise<DoorVoucher> {
  return redeemActions.office_voucher.output.parse((await office('office_voucher', { code }, as)).data).result
}
const redeem = (code: string, { heads = 11, as = 'dispatcher', key }: { heads?: number; as?: Principal; key?: string } = {}) =>
  office('redeem_voucher', { code, heads }, as, key)
const redemptionOf = ({ data }: Body) => data && (data.result as DoorVoucher).redemption
const set = (id: number, columns: string) => world.pool.query(`update orders set ${columns} where id = $1`, [id])
async function historyOf(orderId: number): Promise<unknown[]> {
  const { data } = (await ask(world, { as: 'agencyOwner', action: 'get_request', data: { request_id: orderId } })).json<{
    data: { result: { history: { kind: string; actor: string; by_staff: boolean; changes: object }[] } }
  }>()
  return data.result.history
    .filter(({ kind }) => kind.startsWith('rede'))
    .map(({ kind, actor, by_staff, changes }) => [kind, actor, by_staff, changes])
}
/** The minute is over. */
const age = (orderId: number, seconds = 61) =>
  world.pool.query(
    `with aged as (update order_redemptions set redeemed_at = redeemed_at - make_interval(secs => $2) where order_id = $1 and undone_at is null)
     update orders set redeemed_at = redeemed_at - make_interval(secs => $2) where id = $1`,
    [orderId, seconds],
  )

describe('letting a group in', () => {
  test('counts it once, tells who did it and when, and stands in the order’s history', async () => {
    const { orderId, code } = await orderOfToday(world, slot)
    expect(await atDoor(code)).toMatchObject({ number: orderId, state: 'valid_today', redemption: null })
    expect(redemptionOf(await redeem(code, { as: 'editor' }))).toMatchObject({ heads: 11, by: 'editor', mine: true })
    const seen = await atDoor(code)
    expect(seen).toMatchObject({ state: 'used', redemption: { heads: 11, by: 'editor', mine: false, undo_seconds: 0 } })
    expect((await redeem(code)).code).toBe('voucher_used')
    expect(await historyOf(orderId)).toEqual([['redeemed', 'editor', true, { heads: { from: null, to: 11 } }]])
  })

  test('leads to the receipts of settlement, once nobody can take it back any more; marked again, by the later mark alone', async () => {
    const { orderId, code } = await orderOfToday(world, slot)
    const redemption_id = redemptionOf(await redeem(code))?.id
    await office('undo_redemption', { redemption_id })
    await world.pool.query(`update graphile_worker._private_jobs set run_at = now() where key = 'settle_visit:' || $1::integer`, [orderId])
    await redeem(code)
    const { rows } = await world.pool.query(
      `select jobs.task_identifier as task, jobs.queue_name as queue, jobs.run_at > orders.redeemed_at + interval '2 minutes' as later
       from graphile_worker.jobs join orders on orders.id = $1::integer where jobs.key = 'settle_visit:' || $1::integer`,
      [orderId],
    )
    expect(rows).toEqual([{ task: 'settle_visit', queue: 'settle_receipts', later: true }])
  })

  test('takes the code as people type it', async () => {
    const { code } = await orderOfToday(world, slot)
    const typed = code
      .toLowerCase()
      .replaceAll(/(.{4})/g, '$1 ')
      .trim()
    expect((await redeem(typed)).code).toBeUndefined()
  })

  test('answers the same to whoever asks again without having heard, and to nobody else', async () => {
    const { orderId, code } = await orderOfToday(world, slot)
    const first = await redeem(code, { key: 'no-answer-1' })
    expect(await redeem(code, { key: 'no-answer-1' })).toEqual(first)
    expect((await redeem(code, { key: 'no-answer-1', as: 'admin' })).code).toBe('voucher_used')
    expect((await historyOf(orderId)).length).toBe(1)
  })

  test('is refused for a paper that does not hold today, with the reason', async () => {
    const replaced = await orderOfToday(world, slot)
    await set(replaced.orderId, `entrance = 'Подъезд 9'`)
    expect((await redeem(replaced.code)).code).toBe('voucher_replaced')
    expect((await redeem(await showVoucher(world, replaced.orderId))).code).toBeUndefined()
    const early = await orderOfToday(world, slot)
    await set(early.orderId, 'pass_date = pass_date + 1')
    expect((await redeem(await showVoucher(world, early.orderId))).code).toBe('voucher_not_today')
    const cancelled = await orderOfToday(world, slot)
    await office('cancel_order', { order_id: cancelled.orderId, revision: 2 })
    expect((await redeem(cancelled.code)).code).toBe('voucher_cancelled')
    expect((await redeem('Z'.repeat(28))).code).toBe('voucher_not_found')
    expect((await redeem('no code')).code).toBe('voucher_not_found')
  })

  test('begins the visit: its customer changes and cancels nothing any more', async () => {
    const { orderId, code } = await orderOfToday(world, slot)
    await redeem(code)
    // Whatever the clock says of its hour.
    await set(orderId, 'pass_date = pass_date + 2')
    const answer = await ask(world, { as: 'agencyOwner', action: 'delete_request', data: { request_id: orderId } })
    expect(answer.json<Body>().code).toBe('visit_started')
  })
})

describe('taking it back', () => {
  const undo = (redemption_id: number, as: Principal = 'dispatcher', key?: string) => office('undo_redemption', { redemption_id }, as, key)

  test('is for whoever did it, within the minute of the database, once; then the paper holds again', async () => {
    const { orderId, code } = await orderOfToday(world, slot)
    const id = redemptionOf(await redeem(code))?.id ?? 0
    expect((await undo(id, 'admin')).code).toBe('redemption_not_found')
    expect((await undo(id)).data?.result).toEqual({ number: orderId })
    expect((await undo(id)).code).toBe('redemption_stands')
    expect((await atDoor(code)).state).toBe('valid_today')
    const again = redemptionOf(await redeem(code, { heads: 12 }))?.id ?? 0
    await age(orderId)
    expect((await undo(again)).code).toBe('redemption_stands')
    expect(await historyOf(orderId)).toEqual([
      ['redeemed', 'dispatcher', true, { heads: { from: null, to: 11 } }],
      ['redemption_undone', 'dispatcher', true, { heads: { from: 11, to: null } }],
      ['redeemed', 'dispatcher', true, { heads: { from: null, to: 12 } }],
    ])
  })

  test('says how long it may be', async () => {
    const { orderId, code } = await orderOfToday(world, slot)
    expect(redemptionOf(await redeem(code))?.undo_seconds).toBeGreaterThan(0)
    await age(orderId)
    expect((await atDoor(code)).redemption?.undo_seconds).toBe(0)
  })
})
