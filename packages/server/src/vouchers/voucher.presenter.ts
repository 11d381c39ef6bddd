import type { Language, TranslatedName } from '@anfilada/contract/languages'
import { nameKeys } from '@anfilada/contract/name-keys'
import { changedFacts, voucherAddress } from '@anfilada/contract/vouchers/voucher-status'
import type { ShownVoucher } from '@anfilada/contract/vouchers/vouchers'
import { orderKindWord } from '@anfilada/phrases/order-words'
import type { Issued } from './issue-voucher.ts'
import { stateOf } from './voucher-facts.rules.ts'
import type { CodedVoucher, OrderOfVoucher, Voucher } from './vouchers.reads.ts'

export type Shown = { language: Language; publicOrigin: string }

/** A voucher in its reader's language: as it was printed, with what has become of it. */
export function voucherAnswer({ order, voucher, before }: Issued, shown: Shown): ShownVoucher {
  return printedAnswer({ order, voucher, before, isLatest: true }, shown)
}

/** The same of the one that has a code, which need not be the latest of its order. */
export function codedAnswer(found: CodedVoucher, shown: Shown): ShownVoucher {
  const voucher = { ...found, facts: found.printed }
  return printedAnswer({ order: found, voucher, before: undefined, isLatest: found.isLatest ?? false }, shown)
}

type Printed = {
  order: OrderOfVoucher
  voucher: Pick<Voucher, 'facts' | 'words' | 'version' | 'code' | 'issuedAt'>
  before: Voucher | undefined
  isLatest: boolean
}

function printedAnswer({ order, voucher, before, isLatest }: Printed, { language, publicOrigin }: Shown): ShownVoucher {
  const { facts, words, version, code } = voucher
  const named = (name: Partial<TranslatedName> | null): string => name?.[nameKeys[language]] ?? ''
  return {
    number: order.id,
    version,
    code,
    address: voucherAddress(publicOrigin, code),
    state: stateOf({ printed: facts, isLatest }, order),
    issued_at: voucher.issuedAt.toISOString(),
    replaces: before ? { version: before.version, changed: changedFacts(before.facts, facts) } : null,
    date: facts.date,
    time: facts.time,
    zone: words.zone,
    museum: words.museum ? named(words.museum) : orderKindWord(language, order.kind),
    object: named(words.object),
    entrance: named(words.entrance) || facts.entrance,
    heads: [...facts.heads],
    services: [...facts.services],
    country: named(words.country),
    guide: facts.guide,
    customer: words.customer,
    refno: words.refno,
  }
}
