import { expect, test } from 'vitest'
import { mixedDrawings } from './drawings.ts'

const lines = (path: string, text: string): number[] => mixedDrawings({ path, text }).map(({ line }) => line)
const noResult = "\nimport { NoResult } from '@anfilada/ui/drawings/NoResult'\n"
const noPayments = "\nimport { NoPayments } from '@anfilada/ui/drawings/NoPayments'\n"

test('the drawing of a filter that found nothing, and of payments that nobody has made, have one place each', () => {
  for (const app of ['portal', 'office', 'browser']) {
    for (const text of [noResult, noPayments]) expect(lines(`packages/${app}/src/payments/PagedView.tsx`, text)).toEqual([2])
  }
  expect(lines('packages/ui/src/feedback/Empty.tsx', "\nimport { NoResult } from '../drawings/empty/NoResult.tsx'\n")).toEqual([2])
})

test('in its own place each is right', () => {
  expect(lines('packages/ui/src/feedback/NothingFound.tsx', "import { NoResult } from '../drawings/empty/NoResult.tsx'")).toEqual([])
  expect(lines('packages/portal/src/payments/history/HistoryPage.tsx', noPayments)).toEqual([])
})
