import type { CellFault } from '@anfilada/contract/pricing/price-files'
import type { Price, PriceTier } from '@anfilada/contract/pricing/price-order'
import type { CellContent } from '../../files/spreadsheets.ts'

/** What a cell says, or what is wrong with it. */
export type Said<T> = { ok: true; value: T } | { ok: false; fault: CellFault }

const mostRubles = 1_000_000_000
const mostHeads = 10_000
const mostTiers = 10

function said<T>(value: T): Said<T> {
  return { ok: true, value }
}
function wrong(fault: CellFault): { ok: false; fault: CellFault } {
  return { ok: false, fault }
}

export function textOf(content: CellContent): string {
  return content.kind === 'number' ? String(content.number) : content.text
}

/** Rubles as people write them (`1 500,50`), as kopecks. */
export function readAmount(content: CellContent): Said<number> {
  const rubles = content.kind === 'number' ? content.number : numberIn(content.text)
  if (rubles === undefined || !Number.isFinite(rubles)) return wrong('not_a_number')
  if (rubles < 0) return wrong('below_zero')
  if (rubles > mostRubles) return wrong('too_big')
  const amount = Math.round(rubles * 100)
  return Math.abs(rubles * 100 - amount) < 1e-4 ? said(amount) : wrong('not_whole_kopecks')
}

function numberIn(text: string): number | undefined {
  const plain = text.replace(/[\s\u00a0\u202f]|₽$/gu, '').replace(',', '.')
  return /^-?\d{1,15}(?:\.\d{1,9})?$/.test(plain) ? Number(plain) : undefined
}

export function readCount(content: CellContent): Said<number> {
  const count = content.kind === 'number' ? content.number : numberIn(content.text)
  return count !== undefined && Number.isInteger(count) && count >= 1 && count <= mostHeads ? said(count) : wrong('not_a_count')
}

/** `10=1400; 20=1300`: from ten heads on 1,400 rubles, from twenty on 1,300. */
export function readTiers(content: CellContent): Said<PriceTier[]> {
  const tiers = textOf(content).split(';').map(readTier)
  const rising = tiers.every((tier, index) => tier && tier.from > (index === 0 ? 0 : (tiers[index - 1]?.from ?? mostHeads)))
  return rising && tiers.length <= mostTiers ? said(tiers.filter((tier) => tier !== undefined)) : wrong('wrong_tiers')
}

function readTier(part: string): PriceTier | undefined {
  const [heads = '', rubles = '', ...more] = part.split('=')
  const from = readCount({ kind: 'text', text: heads })
  const amount = readAmount({ kind: 'text', text: rubles })
  return from.ok && amount.ok && more.length === 0 ? { from: from.value, amount: amount.value } : undefined
}

export function writeTiers(tiers: Price['tiers']): string | null {
  return tiers ? tiers.map(({ from, amount }) => `${from}=${amount / 100}`).join('; ') : null
}
