import { readCode } from '@anfilada/contract/vouchers/voucher-status'
import type { VoucherState } from '@anfilada/contract/vouchers/voucher-status'
import type { Tx } from '../../db/pool.ts'
import { lockOrder, redeemOrder } from '../../orders/index.ts'
import { type BareCode, type Outcome, refuse } from '../../outcome.ts'
import { stateOf } from '../voucher-facts.rules.ts'
import { findVoucherByCode } from '../vouchers.reads.ts'

type Redeeming = { code: string; heads: number; actorId: number }

/**
 * Lets a group in by the code of its voucher, once: the order is locked, and the paper judged as it is then, so that a change, a cancellation and
 * a second telephone come before it or after it, and never between.
 */
export async function redeemVoucher(tx: Tx, { code, ...redeeming }: Redeeming): Promise<Outcome<true>> {
  const kept = readCode(code)
  const seen = kept === undefined ? undefined : await findVoucherByCode(tx, kept)
  const order = seen && (await lockOrder(tx, seen.id, 'all'))
  const found = kept !== undefined && order ? await findVoucherByCode(tx, kept) : undefined
  if (!order || !found) return refuse('voucher_not_found')
  const state = stateOf(found, found)
  return state === 'valid_today' ? redeemOrder(tx, order, redeeming) : refuse(refusals[state])
}

const refusals = {
  not_today: 'voucher_not_today',
  used: 'voucher_used',
  cancelled: 'voucher_cancelled',
  replaced: 'voucher_replaced',
} as const satisfies Record<Exclude<VoucherState, 'valid_today'>, BareCode>
