/** What can be wrong with a typed sum; the sentences stand in phrases. */
export type SumFault = 'notNumber' | 'belowZero' | 'kopecks' | 'tooBig'
export type ReadSum = { ok: true; kopecks: number | null } | { ok: false; fault: SumFault }

const mostKopecks = 100_000_000_000

/**
 * Rubles as people and spreadsheets write them: `1 400`, `1 400,50 ₽`, `1,400.50`. Empty: no price. A comma before three digits parts
 * thousands, since no price has thousandths; a formula is no number.
 */
export function readRubles(text: string): ReadSum {
  const bare = text.replace(/[\s\u00a0\u202f₽]|руб\.?$/giu, '').replace(/−/g, '-')
  if (bare === '') return { ok: true, kopecks: null }
  const plain = plainNumber(bare)
  if (plain === undefined) return { ok: false, fault: 'notNumber' }
  if (plain.startsWith('-')) return { ok: false, fault: 'belowZero' }
  const [whole = '0', fraction = ''] = plain.split('.')
  if (fraction.replace(/0+$/, '').length > 2) return { ok: false, fault: 'kopecks' }
  const kopecks = Number(whole) * 100 + Number(fraction.slice(0, 2).padEnd(2, '0'))
  return kopecks > mostKopecks ? { ok: false, fault: 'tooBig' } : { ok: true, kopecks }
}

/** With a point before the fraction and nothing between thousands. */
function plainNumber(text: string): string | undefined {
  const isGrouped = /^-?\d{1,3}(,\d{3})+(\.\d*)?$/.test(text)
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
