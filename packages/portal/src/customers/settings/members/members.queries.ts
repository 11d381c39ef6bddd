import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { newKey } from '@anfilada/browser/act-key'
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

/** Sends the mail of the invitation again, or ends a membership: acts of a row, without a form. */
export function useMemberAct(action: 'resend_invitation' | 'remove_member') {
  const { language } = useLanguage()
  const reread = useRereadMembers()
  return useMutation({
    mutationFn: async (id: number): Promise<void> => {
      await callAction(action, { member_id: id, language }, { language, idempotencyKey: newKey() })
    },
    onSettled: reread,
  })
}
