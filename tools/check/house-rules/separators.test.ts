import { expect, test } from 'vitest'
import { handmadeLists, handmadeNumbers } from './separators.ts'

const lists = (path: string, text: string): number[] => handmadeLists({ path, text }).map(({ line }) => line)
const numbers = (path: string, text: string): number[] => handmadeNumbers({ path, text }).map(({ line }) => line)

test.each(["names.join(', ')", 'rows.join("; ")', "{index > 0 && ', '}"])(
  'a list joined by hand is refused where five languages are spoken: %s',
  (text) => {
    for (const app of ['portal', 'browser', 'ui']) expect(lists(`packages/${app}/src/orders/Row.tsx`, `\n${text}\n`)).toEqual([2])
  },
)

test('a list of the office, whose two languages write alike, and one in a test are not meant', () => {
  expect(lists('packages/office/src/staff/Row.tsx', "roles.join(', ')")).toEqual([])
  expect(lists('packages/portal/src/orders/Row.test.tsx', "rows.join(', ')")).toEqual([])
  expect(lists('packages/portal/src/orders/Row.tsx', "names.join(' · ')")).toEqual([])
})

test.each(['`№ ${id}`', "t('title', { id: '№ 71' })", '<b>№ {id}</b>'])(
  'the Russian sign of a number is refused in a screen: %s',
  (text) => {
    for (const app of ['portal', 'office']) expect(numbers(`packages/${app}/src/orders/Row.tsx`, `\n${text}\n`)).toEqual([2])
  },
)

test('the sign in a comment is not meant', () => {
  expect(numbers('packages/office/src/orders/Row.tsx', '/** № 48302 of an order. */')).toEqual([])
})
