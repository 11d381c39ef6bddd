import type { UseQueryResult } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { SkeletonRows } from '@anfilada/ui/Skeleton'
import { ListFailed } from './ListFailed.tsx'

type Props = {
  query: Pick<UseQueryResult, 'isLoadingError' | 'error' | 'isFetching' | 'refetch'>
  /** Said when it did not come. */
  failed: string
  rows: number
  rowHeight?: string
}

/** In place of what is not read yet: its bones, or why it did not come and one more try. */
export function Unread({ query, failed, ...bones }: Props) {
  const t = useTranslations('shell')
  if (!query.isLoadingError) return <SkeletonRows {...bones} label={t('loading')} />
  return <ListFailed title={failed} error={query.error} busy={query.isFetching} onRetry={() => void query.refetch()} />
}
