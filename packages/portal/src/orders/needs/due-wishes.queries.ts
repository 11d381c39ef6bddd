import { queryOptions } from '@tanstack/react-query'
import { callAction } from '@anfilada/browser/http'
import type { Language } from '@anfilada/contract/languages'

/** Among the orders: a wish that was sent meanwhile makes it old. */
export function dueWishesQuery(language: Language) {
  return queryOptions({
    queryKey: ['orders', 'due-wishes', language],
    queryFn: async ({ signal }) => (await callAction('get_due_wishes', { language }, { language, signal })).result,
  })
}
