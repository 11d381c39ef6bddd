import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { getJson } from '../server/http.ts'
import type { HelpFound, HelpQuestions, HelpSubjects } from '@anfilada/contract/help/help'
import type { AppLanguage } from '../app.ts'

export type Help = { subjects: HelpSubjects; questions: HelpQuestions }

/** All that this reader may read. It changes with versions of the product. */
export function helpQuery(language: AppLanguage) {
  return queryOptions({
    queryKey: ['help', language],
    queryFn: async ({ signal }): Promise<Help> => {
      const read = <T>(part: string) => getJson<T>(`/api/v1/help/${part}?language=${language}`, { language, signal })
      const [subjects, questions] = await Promise.all([read<HelpSubjects>('subjects'), read<HelpQuestions>('questions')])
      return { subjects, questions }
    },
    staleTime: Infinity,
  })
}

/** Numbers of questions, best first; while other words are asked for, those of before. */
export function helpFoundQuery(language: AppLanguage, text: string) {
  return queryOptions({
    queryKey: ['help', language, text],
    queryFn: ({ signal }) =>
      getJson<HelpFound>(`/api/v1/help/search?${new URLSearchParams({ language, text }).toString()}`, { language, signal }),
    enabled: text !== '',
    placeholderData: keepPreviousData,
  })
}
