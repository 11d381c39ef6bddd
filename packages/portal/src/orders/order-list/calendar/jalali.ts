const calendar = 'fa-u-ca-persian-nu-arabext'
const monthName = new Intl.DateTimeFormat(calendar, { month: 'long', timeZone: 'UTC' })
const yearNumber = new Intl.DateTimeFormat(calendar, { year: 'numeric', timeZone: 'UTC' })
const dayNumber = new Intl.DateTimeFormat(calendar, { day: 'numeric', timeZone: 'UTC' })

/** The one or two Persian months that a Gregorian month (`YYYY-MM`) lies in. */
export function jalaliMonths(month: string): string {
  const [year, number] = month.split('-').map(Number) as [number, number]
  const [first, last] = [new Date(Date.UTC(year, number - 1, 1)), new Date(Date.UTC(year, number, 0))]
  const [firstName, lastName] = [
    `${monthName.format(first)} ${yearNumber.format(first)}`,
    `${monthName.format(last)} ${yearNumber.format(last)}`,
  ]
  if (firstName === lastName) return firstName
  const isOneYear = yearNumber.format(first) === yearNumber.format(last)
  return `${isOneYear ? monthName.format(first) : firstName} – ${lastName}`
}

/** The day's number in the Persian calendar, in Persian digits. */
export function jalaliDay(date: string): string {
  return dayNumber.format(new Date(`${date}T00:00:00Z`))
}
