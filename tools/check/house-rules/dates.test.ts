import { describe, expect, test } from 'vitest'
import { handmadeDates } from './dates.ts'

const screen = 'packages/portal/src/orders/order-days.ts'
const found = (path: string, text: string): number[] => handmadeDates({ path, text }).map(({ line }) => line)

describe('a day', () => {
  test.each([
    'new Date(Date.UTC(year, month, 0))',
    'day.setUTCDate(day.getUTCDate() + 1)',
    'new Date(date).getDay()',
    'Date.now() + 86_400_000',
    'const dayMs = 24 * 60 * 60 * 1000',
    'moment.toISOString().slice(0, 10)',
    `moment.toLocaleDateString('sv-SE')`,
    'Temporal.PlainDate.from(date)',
    'new Date(`${date}T00:00:00Z`)',
    'return `${date}T${time}:00+03:00`',
  ])('is not counted by hand: %s', (text) => {
    expect(new Set(found(screen, `\n${text}\n`))).toEqual(new Set([2]))
  })

  test('is counted by hand where all do it alike, and by the stand-in of banks', () => {
    expect(found('packages/contract/src/dates.ts', 'days * 86_400_000')).toEqual([])
    expect(found('packages/acquirer-sandbox/src/wechat/views.ts', 'at + 86_400_000')).toEqual([])
  })

  test('may be written out in a test, but not counted', () => {
    expect(found('e2e/a.e2e.ts', '`${day}T09:00:00+03:00`')).toEqual([])
    expect(found('e2e/a.e2e.ts', 'Date.now() + 86_400_000')).toEqual([1])
  })
})

describe('a zone', () => {
  test.each([`{ timeZone: 'Europe/Moscow' }`, "`now() at time zone 'Asia/Tehran'`", 'timeZone="Europe/Moscow"'])(
    'is not named outside of the contract: %s',
    (text) => {
      expect(found(screen, text)).toEqual([1])
    },
  )

  test('may be named in a test', () => {
    expect(found('packages/portal/src/a.test.ts', `'Europe/Moscow'`)).toEqual([])
  })
})
