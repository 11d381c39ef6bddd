import { describe, expect, test } from 'vitest'
import { nativeDates } from './native-dates.ts'

const found = (path: string, text: string): number[] => nativeDates({ path, text }).map(({ line }) => line)

describe("the browser's own field of a date", () => {
  test.each([
    '<input type="date" />',
    '<TextField {...form.field("until")} type="datetime-local" />',
    "<input type={'time'} />",
    '<input type={`month`} />',
    "const week = { type: 'week', step: '1' } as const",
  ])('is on no screen: %s', (text) => {
    for (const home of ['portal/src/orders', 'office/src/slots', 'browser/src/dates', 'ui/src/fields']) {
      expect(found(`packages/${home}/Field.tsx`, `\n${text}\n`)).toEqual([2])
    }
  })

  test.each(['<input type="text" />', '<DateField name="date" />', '// type="date" in words', "const kind = { kind: 'date' }"])(
    'is not meant by: %s',
    (text) => {
      expect(found('packages/portal/src/orders/Field.tsx', text)).toEqual([])
    },
  )
})
