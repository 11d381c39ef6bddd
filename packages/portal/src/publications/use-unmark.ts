import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useMay } from '@anfilada/browser/ability'
import { callAction } from '@anfilada/browser/http'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import type { NewsList } from '@anfilada/contract/publications/publications'
import { keepMark } from './keep-mark.ts'

/** News that stand on the screen are seen: the mark goes from the server and from the menu; in the list it stays until they are read anew. */
export function useUnmark(news: NewsList | undefined): void {
  const { language } = useLanguage()
  const queries = useQueryClient()
  // An employee on behalf of the customer has no mark of his own.
  const may = useMay()(['update', 'News'])
  useEffect(() => {
    if (!may || !news?.some(({ marked }) => marked)) return
    callAction('unmark_news', { language }, { language }).then(
      async ({ result }) => {
        keepMark(result.news_mark)
        const notices = { queryKey: ['publications', 'notices'] }
        // A first reading that is under way was asked before: its answer would set the mark again.
        await queries.cancelQueries(notices)
        await queries.invalidateQueries(notices)
      },
      // Without an answer the mark stays: the next look tries again.
      () => undefined,
    )
  }, [may, news, language, queries])
}
