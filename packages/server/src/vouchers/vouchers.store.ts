import type { VoucherFacts } from '@anfilada/contract/vouchers/voucher-status'
import type { Db } from '../db/pool.ts'
import type { VoucherWords } from './voucher-facts.rules.ts'

export type NewVoucher = { orderId: number; version: number; code: string; facts: VoucherFacts; words: VoucherWords; userId: number }

/** False where the order has a voucher of this version by now: somebody else issued it. */
export async function insertVoucher(db: Db, { orderId, version, code, facts, words, userId }: NewVoucher): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'voucher_insert',
    text: `insert into vouchers (order_id, version, code, facts, words, issued_by) values ($1, $2, $3, $4, $5, $6)
           on conflict (order_id, version) do nothing`,
    values: [orderId, version, code, JSON.stringify(facts), JSON.stringify(words), userId],
  })
  return rowCount === 1
}
