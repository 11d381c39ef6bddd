import { addDays, defaultZone, momentAt } from '@anfilada/contract/dates'
import { latinNumber } from '@anfilada/ui/latin-digits'

/** Days that a new link lives when nothing else is said. */
const usualDays = 7

/** Kopecks of what was typed in rubles, "12 500,50"; null when nothing was, undefined when it is no sum. */
export function kopecksOf(text: string): number | null | undefined {
  const plain = latinNumber(text).replace('₽', '').replace(',', '.')
  if (plain === '') return null
  if (!/^\d{1,9}(?:\.\d{1,2})?$/.test(plain)) return undefined
  const kopecks = Math.round(Number(plain) * 100)
  return kopecks > 0 ? kopecks : undefined
}

/** The last day of a new link, when nothing else is said. */
export function usualEnd(today: string): string {
  return addDays(today, usualDays)
}

/** The end of a calendar day by the clocks of the company. */
export function endOfDay(date: string): string {
  return momentAt({ date, time: '23:59' }, defaultZone)
}
