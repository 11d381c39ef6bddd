import { findAll, isTest, type Finding, type Source } from './source.ts'

/** The one place of each drawing that stood for several emptinesses once. */
const homes = [
  { drawing: 'NoResult', home: 'packages/ui/src/feedback/NothingFound.tsx' },
  { drawing: 'NoPayments', home: 'packages/portal/src/payments/history/HistoryPage.tsx' },
]

/** One drawing, one meaning: what a search or a filter did not find, and payments that nobody has made yet. */
export function mixedDrawings(source: Source): Finding[] {
  if (isTest(source.path)) return []
  return homes.flatMap(({ drawing, home }) =>
    source.path === home
      ? []
      : findAll(source, new RegExp(String.raw`drawings/(?:empty/)?${drawing}\b`, 'g'), () => `${drawing} is drawn by ${home} alone`),
  )
}
