import { localOf, momentAt } from '@anfilada/contract/dates'

/** Digits of a moment on the clocks of a zone: `YYYY-MM-DDTHH:MM:SS`, as the browser's own field has it. */
export function onClocksOf(zone: string, moment: string): string {
  const { date, time } = localOf(moment, zone)
  return `${date}T${time}`
}

/** The moment of a filled field on the clocks of a zone; undefined when it is no date and time. */
export function momentOfField(zone: string, typed: string): string | undefined {
  const [date = '', time = ''] = typed.split('T')
  try {
    return momentAt({ date, time }, zone)
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}
