import { queryOptions } from '@tanstack/react-query'
import { callAction, getJson } from '@anfilada/browser/http'
import type { Language } from '@anfilada/contract/languages'
import type { NewsList } from '@anfilada/contract/publications/publications'
import { untilClosing } from './until-closing.ts'

export function newsQuery(language: Language) {
  return queryOptions({
    queryKey: ['publications', 'news', language],
    queryFn: ({ signal }) => getJson<NewsList>(`/api/v1/news/?language=${language}`, { language, signal }),
  })
}

/** What is around the screens for this reader: whether there is news, an advert, a popup, a notice of the schedule. */
export function noticesQuery(language: Language) {
  return queryOptions({
    queryKey: ['publications', 'notices', language],
    queryFn: async ({ signal }) => (await callAction('notices', { language }, { language, signal })).result,
    // Told by the stream when something begins; each screen that shows a part need not ask by itself.
    staleTime: 60_000,
    // What a window's closing ends is told by nobody.
    refetchInterval: ({ state }) => untilClosing(state.data?.submission),
  })
}
