import { useTranslations } from 'use-intl'
import { LoadFailedPage } from '@anfilada/browser/LoadFailedPage'
import { buttonLinkClass } from '@anfilada/ui/button-link'
import { ChunkLate } from './load-chunk.tsx'

/** Stands in for a screen that did not load. Only a new load of the page asks for a late chunk again: the browser shares the first request. */
export function ScreenFailedPage({ error }: { error: unknown }) {
  const t = useTranslations('shell')
  const toOrders = (
    // A new load, too: what failed is not gone on with.
    <a href="/upcoming" className={buttonLinkClass('secondary')}>
      {t('notFound.toOrders')}
    </a>
  )
  return <LoadFailedPage error={error} late={error instanceof ChunkLate ? t('loadFailed.late') : undefined} way={toOrders} />
}
