import { Outlet, useLocation } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { useTranslations } from 'use-intl'
import { useMay } from '@anfilada/browser/ability'
import { ScreenFrame } from '@anfilada/browser/ScreenFrame'
import { useSession } from '@anfilada/browser/use-session'
import { useSections } from '../offers.ts'
import { opensScreen } from './menu.ts'
import { OfficeBar } from './OfficeBar.tsx'
import styles from './OfficeLayout.module.css'

const NoRight = lazy(async () => ({ default: (await import('../NoScreen.tsx')).NoRight }))

/** One line of chrome, the rest is work, edge to edge. */
export function OfficeLayout() {
  const t = useTranslations('shell')
  const may = useMay()
  const here = useLocation({ select: ({ pathname }) => pathname.replace(/\/$/, '') })
  const mayOpen = opensScreen(useSections(), useSession(), here)
  return (
    // An editor has no orders to hear of.
    <ScreenFrame isLive={may(['read', 'OfficeOrder'])}>
      <div className={styles.office}>
        <a className={styles.skip} href="#content">
          {t('toContent')}
        </a>
        <OfficeBar />
        {mayOpen ? (
          <Outlet />
        ) : (
          <Suspense>
            <NoRight />
          </Suspense>
        )}
      </div>
    </ScreenFrame>
  )
}
