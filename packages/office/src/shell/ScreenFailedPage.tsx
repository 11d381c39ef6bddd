import { use } from 'react'
import { useTranslations } from 'use-intl'
import { LoadFailedPage } from '@anfilada/browser/LoadFailedPage'
import { useSession } from '@anfilada/browser/use-session'
import { buttonLinkClass } from '@anfilada/ui/button-link'
import { sectionsFor } from './layout/menu.ts'
import { SectionsContext } from './offers.ts'

/** Stands in for a screen that did not come, or that failed; the bar stays, and the way on leads to the employee's own section. */
export function ScreenFailedPage({ error }: { error: unknown }) {
  const t = useTranslations('shell')
  // What failed may be what gives the sections.
  const [own] = sectionsFor(use(SectionsContext) ?? [], useSession())
  const toOwnSection = own && (
    // A new load: what failed is not gone on with.
    <a href={`/office${own.path}`} className={buttonLinkClass('secondary')}>
      {t(`menu.${own.word}`)}
    </a>
  )
  return (
    <main id="content" tabIndex={-1}>
      <LoadFailedPage error={error} way={toOwnSection} />
    </main>
  )
}
