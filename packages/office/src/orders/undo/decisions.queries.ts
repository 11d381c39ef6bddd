import { queryOptions } from '@tanstack/react-query'
import { callAction } from '@anfilada/browser/http'
import type { OfficeLanguage } from '@anfilada/contract/languages'

/** News of an order read it anew; one whose line is lost asks by itself now and then, as long as anything waits. */
const askAgainMs = 15_000

/** What one decided that waits, and that nothing came of, the newest first. */
export function decisionsQuery(language: OfficeLanguage) {
  return queryOptions({
    queryKey: ['orders', 'decisions', language],
    queryFn: async ({ signal }) => (await callAction('office_decisions', { language }, { language, signal })).result,
    refetchInterval: ({ state }) => (state.data?.some(({ failed }) => failed === null) ? askAgainMs : false),
  })
}
