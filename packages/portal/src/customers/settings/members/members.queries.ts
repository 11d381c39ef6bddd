import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { callAction } from '@anfilada/browser/http'
import type { Language } from '@anfilada/contract/languages'

const membersKey = ['members'] as const

export function membersQuery(language: Language) {
  return queryOptions({
    queryKey: membersKey,
    queryFn: async ({ signal }) => (await callAction('list_members', { language }, { language, signal })).result,
  })
}

/** Reads the members anew, after whatever changed one of them. */
export function useRereadMembers(): () => void {
  const queries = useQueryClient()
  return () => void queries.invalidateQueries({ queryKey: membersKey })
}
