import type { Language } from '@anfilada/contract/languages'
import { type DoorVoucher, redeemActions } from '@anfilada/contract/vouchers/redeeming'
import { readCode } from '@anfilada/contract/vouchers/voucher-status'
import { answerOnce } from '../../db/idempotency.ts'
import type { Db } from '../../db/pool.ts'
import { feature } from '../../http/actions.ts'
import { findRedemption, type Redemption, takeBackRedemption } from '../../orders/index.ts'
import { accept, type Outcome, refuse } from '../../outcome.ts'
import { codedAnswer } from '../voucher.presenter.ts'
import { findVoucherByCode } from '../vouchers.reads.ts'
import { redeemVoucher } from './redeem-voucher.ts'

/** Whoever stands at the door: every employee may be on duty there. */
export const redeemFeature = feature(redeemActions, {
  office_voucher: ({ input, caller, language, pool, identity: { publicOrigin } }) =>
    seenAtDoor(pool, input.code, { readerId: caller.userId, language, publicOrigin }),

  redeem_voucher: ({ input, caller, language, pool, once, identity: { publicOrigin } }) =>
    answerOnce(pool, once, async (tx) => {
      const redeemed = await redeemVoucher(tx, { code: input.code, heads: input.heads, actorId: caller.userId })
      return redeemed.ok ? seenAtDoor(tx, input.code, { readerId: caller.userId, language, publicOrigin }) : redeemed
    }),

  undo_redemption: ({ input, caller, pool, once }) =>
    answerOnce(pool, once, async (tx) => {
      const undone = await takeBackRedemption(tx, input.redemption_id, caller.userId)
      return undone.ok ? accept({ result: { number: undone.value } }) : undone
    }),
})

type Reading = { readerId: number; language: Language; publicOrigin: string }

async function seenAtDoor(db: Db, text: string, { readerId, language, publicOrigin }: Reading): Promise<Outcome<{ result: DoorVoucher }>> {
  const code = readCode(text)
  const found = code === undefined ? undefined : await findVoucherByCode(db, code)
  if (!found) return refuse('voucher_not_found')
  const redemption = await findRedemption(db, found.id)
  return accept({
    result: { ...codedAnswer(found, { language, publicOrigin }), redemption: redemption ? redemptionAnswer(redemption, readerId) : null },
  })
}

function redemptionAnswer({ id, heads, actor, actorId, redeemedAt, undoSeconds }: Redemption, readerId: number): DoorVoucher['redemption'] {
  const mine = actorId === readerId
  return { id, heads, by: actor, at: redeemedAt.toISOString(), mine, undo_seconds: mine ? undoSeconds : 0 }
}
