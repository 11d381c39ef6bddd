/** The Persian calendar, for whoever reads or types by it. Values stay days of the common one (decision 0088). */

/** `YYYY-MM-DD` of a day of the Persian calendar; undefined for one that it has not. */
export function ofJalali(year: number, month: number, day: number): string | undefined {
  try {
    const date = Temporal.PlainDate.from({ calendar: 'persian', year, month, day }, { overflow: 'reject' })
    return date.withCalendar('iso8601').toString()
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

/** The year and the month, 1 to 12, that the Persian calendar shows on a day. */
export function jalaliMonthOf(date: string): { year: number; month: number } {
  const { year, month } = Temporal.PlainDate.from(date).withCalendar('persian')
  return { year, month }
}
