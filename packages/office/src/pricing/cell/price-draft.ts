import type { Price } from '@anfilada/contract/pricing/price-order'
import { readWhole } from '@anfilada/ui/latin-digits'
import { readRubles, writeRubles, type SumFault } from '../amounts/rubles.ts'

/** A price as it stands in the fields: texts, so that half-typed ones can be. */
export type PriceDraft = {
  amount: string
  basis: 'each' | 'group'
  tiers: readonly { from: string; amount: string }[]
  per: string
  max: string
  vat: string
}
type PriceField = 'amount' | 'tiers' | 'per' | 'max'
const priceFaults = ['sum', 'whichComma', 'tier', 'count', 'order', 'perMissing'] as const
export type PriceFault = (typeof priceFaults)[number]
export type ReadPrice = { ok: true; price: Price | null } | { ok: false; fields: Partial<Record<PriceField, PriceFault>> }

export function isPriceFault(fault: string): fault is PriceFault {
  return (priceFaults as readonly string[]).includes(fault)
}

export function draftOf(price: Price | undefined, usualVat: string | undefined, comma: string): PriceDraft {
  if (!price) return { amount: '', basis: 'each', tiers: [], per: '', max: '', vat: usualVat ?? '' }
  const { amount, basis = 'each', tiers = [], free, vat = '' } = price
  return {
    amount: writeRubles(amount, comma),
    basis,
    tiers: tiers.map((tier) => ({ from: String(tier.from), amount: writeRubles(tier.amount, comma) })),
    per: counted(free?.per),
    max: counted(free?.max),
    vat,
  }
}

function counted(count: number | undefined): string {
  return count === undefined ? '' : String(count)
}

/** The price that the fields say, or what is wrong with them. Without an amount nothing is sold. */
export function readPrice(draft: PriceDraft): ReadPrice {
  const sum = readRubles(draft.amount)
  if (sum.ok && sum.kopecks === null) return { ok: true, price: null }
  const tiers = readTiers(draft.tiers)
  const free = readFree(draft)
  const fields = {
    ...(!sum.ok && { amount: amountFaultOf(sum.fault) }),
    ...(typeof tiers === 'string' && { tiers }),
    ...(!free.ok && free.fields),
  }
  if (!sum.ok || sum.kopecks === null || typeof tiers === 'string' || !free.ok) return { ok: false, fields }
  return { ok: true, price: { amount: sum.kopecks, ...termsOf(draft, tiers, free.free) } }
}

/** One sentence for whatever is no sum; a comma that may mean two things is asked about. */
function amountFaultOf(fault: SumFault): PriceFault {
  return fault === 'whichComma' ? fault : 'sum'
}

function termsOf({ basis, vat }: PriceDraft, tiers: NonNullable<Price['tiers']>, free: Price['free']): Omit<Price, 'amount'> {
  return {
    ...(basis === 'group' && { basis }),
    ...(tiers.length > 0 && { tiers }),
    ...(free && { free }),
    ...(vat !== '' && { vat }),
  }
}

type ReadFree = { ok: true; free: Price['free'] } | { ok: false; fields: { per?: 'count' | 'perMissing'; max?: 'count' } }

function readFree(draft: PriceDraft): ReadFree {
  const [per, max] = [readCount(draft.per), readCount(draft.max)]
  if (per === 'wrong' || max === 'wrong') {
    return { ok: false, fields: { ...(per === 'wrong' && { per: 'count' }), ...(max === 'wrong' && { max: 'count' }) } }
  }
  if (per === undefined) return max === undefined ? { ok: true, free: undefined } : { ok: false, fields: { per: 'perMissing' } }
  return { ok: true, free: { per, ...(max !== undefined && { max }) } }
}

/** Lines that say nothing are left out; each must begin later than the one before it. */
function readTiers(tiers: PriceDraft['tiers']): { from: number; amount: number }[] | 'tier' | 'order' {
  const read: { from: number; amount: number }[] = []
  for (const tier of tiers) {
    if (tier.from.trim() === '' && tier.amount.trim() === '') continue
    const [from, sum] = [readCount(tier.from), readRubles(tier.amount)]
    if (typeof from !== 'number' || !sum.ok || sum.kopecks === null) return 'tier'
    if (from <= (read.at(-1)?.from ?? 0)) return 'order'
    read.push({ from, amount: sum.kopecks })
  }
  return read
}

function readCount(text: string): number | undefined | 'wrong' {
  return text.trim() === '' ? undefined : (readWhole(text, { least: 1, most: 10_000 }) ?? 'wrong')
}
