import type { Language } from '@anfilada/contract/languages'
import { voucherActions } from '@anfilada/contract/vouchers/vouchers'
import type * as z from 'zod/mini'
import { feature } from '../http/actions.ts'
import { scopeOf } from '../orders/index.ts'
import { accept } from '../outcome.ts'
import { issueVoucher } from './issue-voucher.ts'
import { printProgramme, printVoucher } from './print-vouchers.ts'
import { voucherAnswer } from './voucher.presenter.ts'

type Asked = z.output<(typeof voucherActions)['print_voucher' | 'print_programme_vouchers']['input']>

/** Guides and ticket offices read Russian; a group reads the language that was asked for. */
function sheetsOf({ reader, format, paper_language: asked }: Asked, language: Language) {
  return { reader, format, language: reader === 'group' ? (asked ?? language) : ('ru' as const) }
}

export const vouchersFeature = feature(voucherActions, {
  show_voucher: async ({ input, caller, pool, language, identity: { publicOrigin } }) => {
    const issued = await issueVoucher(pool, input.request_id, scopeOf(caller), caller.userId)
    return issued.ok ? accept({ result: voucherAnswer(issued.value, { language, publicOrigin }) }) : issued
  },

  print_voucher: async ({ input, caller, pool, language, identity: { publicOrigin } }) => {
    const asking = { scope: scopeOf(caller), userId: caller.userId }
    const sheets = { ...sheetsOf(input, language), publicOrigin, programmeId: null }
    const printed = await printVoucher(pool, input.request_id, asking, sheets)
    return printed.ok ? accept({ file_id: printed.value }) : printed
  },

  print_programme_vouchers: async ({ input, caller, pool, language, identity: { publicOrigin } }) => {
    const asking = { scope: scopeOf(caller), userId: caller.userId }
    const sheets = { ...sheetsOf(input, language), publicOrigin, programmeId: input.programme_id }
    const printed = await printProgramme(pool, input.programme_id, asking, sheets)
    return printed.ok ? accept({ file_id: printed.value }) : printed
  },
})
