import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { SkeletonRows } from '@anfilada/ui/Skeleton'
import { ListFailed } from './ListFailed.tsx'

type Props = {
  query: Pick<UseQueryResult, 'isLoadingError' | 'error' | 'isFetching' | 'refetch'>
  /** Said when it did not come. */
  failed: string
} & ({ rows: number; rowHeight?: string } | { /** Where rows alone are not the shape of what comes. */ bones: ReactNode })

/** In place of what is not read yet: its bones, or why it did not come and one more try. */
export function Unread({ query, failed, ...shape }: Props) {
  const t = useTranslations('shell')
  if (query.isLoadingError) {
    return <ListFailed title={failed} error={query.error} busy={query.isFetching} onRetry={() => void query.refetch()} />
  }
  if ('rows' in shape) return <SkeletonRows {...shape} label={t('loading')} />
  return (
    <>
      <span role="status" aria-label={t('loading')} />
      {shape.bones}
    </>
  )
}
