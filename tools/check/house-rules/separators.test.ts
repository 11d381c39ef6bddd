import { expect, test } from 'vitest'
import { handmadeFormats, handmadeLists, handmadeNumbers } from './separators.ts'

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

const formats = (path: string, text: string): number[] => handmadeFormats({ path, text }).map(({ line }) => line)

test.each(["new Intl.NumberFormat('ru')", 'count.toLocaleString(language)', '(kopecks / 100).toFixed(2)'])(
  'a format of its own is refused on screens, in mails and on papers: %s',
  (text) => {
    for (const path of ['portal/src/orders/Row.tsx', 'office/src/pricing/Row.tsx', 'server/src/mail/write.ts', 'phrases/src/paper.ts'])
      expect(formats(`packages/${path}`, `\n${text}\n`)).toEqual([2])
  },
)

test('shares of a drawing, fields that read typed days, and tests are not meant', () => {
  expect(formats('packages/browser/src/timeline/Timeline.tsx', '`${(share * 100).toFixed(3)}%`')).toEqual([])
  expect(formats('packages/browser/src/dates/date-words.ts', "new Intl.DateTimeFormat('fa')")).toEqual([])
  expect(formats('packages/portal/src/orders/Row.test.tsx', 'sum.toFixed(2)')).toEqual([])
})
