import { latinNumber } from '@anfilada/ui/latin-digits'

/** What can be wrong with a typed sum; the sentences stand in phrases. `whichComma`: it parts thousands, or rubles from kopecks. */
export type SumFault = 'notNumber' | 'belowZero' | 'kopecks' | 'tooBig' | 'whichComma'
export type ReadSum = { ok: true; kopecks: number | null } | { ok: false; fault: SumFault }
/** What a single comma before three digits was said to mean. */
export type Comma = 'thousands' | 'fraction'

const mostKopecks = 100_000_000_000

/**
 * Rubles as people and spreadsheets write them: `1 400`, `1 400,50 ₽`, `1,400.50`. Empty: no price. `12,345` is twelve thousand to one
 * reader and twelve and a bit to another: it is asked about. A formula is no number.
 */
export function readRubles(text: string, comma?: Comma): ReadSum {
  const bare = latinNumber(text.replace(/₽|руб\.?$/giu, ''))
  if (bare === '') return { ok: true, kopecks: null }
  if (comma === undefined && /^-?\d{1,3},\d{3}$/.test(bare)) return { ok: false, fault: 'whichComma' }
  const plain = plainNumber(bare, comma)
  if (plain === undefined) return { ok: false, fault: 'notNumber' }
  if (plain.startsWith('-')) return { ok: false, fault: 'belowZero' }
  const [whole = '0', fraction = ''] = plain.split('.')
  if (fraction.replace(/0+$/, '').length > 2) return { ok: false, fault: 'kopecks' }
  const kopecks = Number(whole) * 100 + Number(fraction.slice(0, 2).padEnd(2, '0'))
  return kopecks > mostKopecks ? { ok: false, fault: 'tooBig' } : { ok: true, kopecks }
}

/** With a point before the fraction and nothing between thousands. */
function plainNumber(text: string, comma: Comma = 'thousands'): string | undefined {
  const isGrouped = comma === 'thousands' && /^-?\d{1,3}(,\d{3})+(\.\d*)?$/.test(text)
  const plain = isGrouped ? text.replace(/,/g, '') : text.replace(',', '.')
  return /^-?\d+(\.\d*)?$/.test(plain) ? plain : undefined
}

/** For a field and for the clipboard: `1400` or `1400,50`, as spreadsheets of the language read it. */
export function writeRubles(kopecks: number, comma: string): string {
  const whole = Math.floor(kopecks / 100)
  return kopecks % 100 === 0 ? String(whole) : `${whole}${comma}${String(kopecks % 100).padStart(2, '0')}`
}

/** A change in percent with one decimal: `+7,5`; undefined where there is nothing to compare with. */
export function changePercent(from: number, to: number): number | undefined {
  return from === 0 ? undefined : Math.round(((to - from) / from) * 1000) / 10
}
