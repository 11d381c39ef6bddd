import { addDays, beijingZone, dateIn, daysFrom, momentAt } from '@anfilada/contract/dates'

/** What a line of a statement is about: a payment by our number, and the refund of it when the line is one. */
export type StatementLine = { ref: string; refundRef: string | undefined }

/** The header's names of both columns in Chinese, as files have them, and in English, as the English document calls them. */
const columns = { ref: ['商户订单号', 'Vendor order No.'], refundRef: ['商户退款单号', 'merchant refund No.'] } as const

/** A day's statement is there from this hour of the next day on. */
const readyAt = '10:00'

/**
 * The days of Beijing, `YYYY-MM-DD`, whose statements name every payment begun in the period, and when the last of them is there. Statements go
 * by the moment of the money: a day more at the end has those begun before it and paid after.
 */
export function statementDays({ from, until }: { from: Date; until: Date }): { days: string[]; readyAt: Date } {
  const last = dateIn(beijingZone, until)
  return {
    days: daysFrom(dateIn(beijingZone, from), last),
    readyAt: new Date(momentAt({ date: addDays(last, 1), time: readyAt }, beijingZone)),
  }
}

/**
 * The lines of a statement: a header, then lines whose every value has a backtick before it, then the sums with a header of their own.
 * Undefined: no statement as the documents describe it.
 */
export function readStatement(text: string): StatementLine[] | undefined {
  const [header = '', ...lines] = text.replace(/^\uFEFF/, '').split(/\r?\n/)
  const names = header.split(',').map((name) => name.trim().toLowerCase())
  const [ref, refundRef] = [placeOf(names, columns.ref), placeOf(names, columns.refundRef)]
  if (ref < 0 || refundRef < 0) return undefined
  const end = lines.findIndex((line) => !line.startsWith('`'))
  return lines.slice(0, end < 0 ? undefined : end).map((line) => {
    const values = line.slice(1).split(',`')
    const refund = values[refundRef]?.trim() ?? ''
    return { ref: values[ref]?.trim() ?? '', refundRef: refund === '' || refund === '0' ? undefined : refund }
  })
}

function placeOf(names: readonly string[], wanted: readonly string[]): number {
  return names.findIndex((name) => wanted.some((one) => one.toLowerCase() === name))
}
