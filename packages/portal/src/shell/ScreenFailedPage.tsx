import { useTranslations } from 'use-intl'
import { LoadFailedPage } from '@anfilada/browser/LoadFailedPage'
import { ChunkLate } from './load-chunk.tsx'

/** Stands in for a screen that did not load. Only a new load of the page asks for a late chunk again: the browser shares the first request. */
export function ScreenFailedPage({ error }: { error: unknown }) {
  const t = useTranslations('shell')
  return error instanceof ChunkLate ? <LoadFailedPage text={t('loadFailed.late')} /> : <LoadFailedPage />
}
