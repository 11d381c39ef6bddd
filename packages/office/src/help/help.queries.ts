import { queryOptions } from '@tanstack/react-query'
import { callAction } from '@anfilada/browser/http'
import type { OfficeLanguage } from '@anfilada/contract/languages'

export function helpTextsQuery(language: OfficeLanguage) {
  return queryOptions({
    queryKey: ['help-texts', 'all', language],
    queryFn: async ({ signal }) => (await callAction('office_help', { language }, { language, signal })).result,
  })
}

export function helpQuestionQuery(id: number, language: OfficeLanguage) {
  return queryOptions({
    queryKey: ['help-texts', 'one', id, language],
    queryFn: async ({ signal }) => (await callAction('help_question', { question_id: id, language }, { language, signal })).result,
  })
}
