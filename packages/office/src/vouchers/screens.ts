import { chosen, textIn } from '@anfilada/browser/read-address'

/** The address of the screen at the door: which voucher is looked at. */
export type RedeemSearch = { code?: string }

export function readRedeemSearch(search: Record<string, unknown>): RedeemSearch {
  return chosen({ code: textIn(search.code, 64) })
}
