import { monthBounds, utcStart } from '@anfilada/contract/dates'

const calendar = 'fa-u-ca-persian-nu-arabext'
const monthName = new Intl.DateTimeFormat(calendar, { month: 'long', timeZone: 'UTC' })
const yearNumber = new Intl.DateTimeFormat(calendar, { year: 'numeric', timeZone: 'UTC' })

/** The one or two Persian months that a Gregorian month (`YYYY-MM`) lies in. */
export function jalaliMonths(month: string): string {
  const bounds = monthBounds(month)
  const [first, last] = [utcStart(bounds.first), utcStart(bounds.last)]
  const [firstName, lastName] = [
    `${monthName.format(first)} ${yearNumber.format(first)}`,
    `${monthName.format(last)} ${yearNumber.format(last)}`,
  ]
  if (firstName === lastName) return firstName
  const isOneYear = yearNumber.format(first) === yearNumber.format(last)
  return `${isOneYear ? monthName.format(first) : firstName} – ${lastName}`
}
