import { voucherActions } from '@anfilada/contract/vouchers/vouchers'
import { feature } from '../http/actions.ts'
import { scopeOf } from '../orders/index.ts'
import { accept } from '../outcome.ts'
import { issueVoucher } from './issue-voucher.ts'
import { voucherAnswer } from './voucher.presenter.ts'

export const vouchersFeature = feature(voucherActions, {
  show_voucher: async ({ input, caller, pool, language, identity: { publicOrigin } }) => {
    const issued = await issueVoucher(pool, input.request_id, scopeOf(caller), caller.userId)
    return issued.ok ? accept({ result: voucherAnswer(issued.value, { language, publicOrigin, redeemedAt: null }) }) : issued
  },
})
