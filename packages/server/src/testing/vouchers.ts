import { localOf } from '@anfilada/contract/dates'
import { type ShownVoucher } from '@anfilada/contract/vouchers/vouchers'
import { confirmed } from './payment-targets.ts'
import { ask, place, type Principal, type World } from './world.ts'

/** The code of the voucher that an order is shown with now. */
export async function showVoucher(world: World, orderId: number, as: Principal = 'agencyOwner'): Promise<string> {
  const answer = await ask(world, { as, action: 'show_voucher', data: { request_id: orderId } })
  return answer.json<{ data: { result: ShownVoucher } }>().data.result.code
}

/** Where it is between six and six by day: no midnight falls into a test. */
const dayZone = /^(0[6-9]|1[0-7])/.test(localOf(new Date(), 'UTC').time) ? 'UTC' : 'Etc/GMT-12'

/** A confirmed order of 12 whose visit is today, by its museum's clock, with the code of its voucher. */
export async function orderOfToday(world: World, slotId: number): Promise<{ orderId: number; code: string }> {
  const orderId = await confirmed(world, await place(world, slotId))
  await world.pool.query(
    `with there as (
       update museum_objects set zone = $2 from orders where orders.id = $1 and museum_objects.system_id = orders.museum_object_id
     )
     update orders set pass_date = local_day(now(), $2) where id = $1`,
    [orderId, dayZone],
  )
  return { orderId, code: await showVoucher(world, orderId) }
}

const codes = new Map<number, string>()
/** The code of a voucher of the matrix, by its number; of one that nobody has one that nobody has. */
export function codeOfVoucher(id: number): string {
  return codes.get(id) ?? 'Z'.repeat(28)
}

/** What the matrix asks of a voucher and of a redemption, by their numbers. */
export const voucherQuestions: Record<string, (id: number) => unknown> = {
  'office office_voucher': (id) => ({ code: codeOfVoucher(id) }),
  'office redeem_voucher': (id) => ({ code: codeOfVoucher(id), heads: 12 }),
  'office undo_redemption': (redemption_id) => ({ redemption_id }),
}

/** A voucher that holds today, under the number of its order. */
export async function makeVoucher(world: World, slotId: number): Promise<number> {
  const { orderId, code } = await orderOfToday(world, slotId)
  codes.set(orderId, code)
  return orderId
}

/** A redemption that its maker may still take back. */
export async function makeRedemption(world: World, slotId: number, by: Exclude<Principal, 'none'>): Promise<number> {
  const orderId = await confirmed(world, await place(world, slotId))
  const { rows } = await world.pool.query<{ id: number }>(
    'insert into order_redemptions (order_id, heads, redeemed_by, redeemed_at) values ($1, 12, $2, now()) returning id',
    [orderId, world.users[by]],
  )
  return (rows[0] as { id: number }).id
}
