import { latinDigits } from '@anfilada/ui/latin-digits'

/** Days that a new link lives when nothing else is said. */
const usualDays = 7

/** Kopecks of what was typed in rubles, "12 500,50"; null when nothing was, undefined when it is no sum. */
export function kopecksOf(text: string): number | null | undefined {
  const plain = latinDigits(text)
    .replaceAll(/[\s₽٬]/g, '')
    .replace(/[,٫]/, '.')
  if (plain === '') return null
  if (!/^\d{1,9}(?:\.\d{1,2})?$/.test(plain)) return undefined
  const kopecks = Math.round(Number(plain) * 100)
  return kopecks > 0 ? kopecks : undefined
}

/** A calendar day some days after this one, both `YYYY-MM-DD`. */
export function dayAfter(today: string, days = usualDays): string {
  return new Date(Date.parse(`${today}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
}

/** The end of a calendar day in the museums' zone. */
export function endOfDay(date: string): string {
  return `${date}T23:59:00+03:00`
}
