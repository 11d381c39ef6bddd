import { Outlet } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { useMay } from '@anfilada/browser/ability'
import { ScreenFrame } from '@anfilada/browser/ScreenFrame'
import { OfficeBar } from './OfficeBar.tsx'
import styles from './OfficeLayout.module.css'

/** One line of chrome, the rest is work, edge to edge. */
export function OfficeLayout() {
  const t = useTranslations('shell')
  const may = useMay()
  return (
    // An editor has no orders to hear of.
    <ScreenFrame isLive={may(['read', 'OfficeOrder'])}>
      <div className={styles.office}>
        <a className={styles.skip} href="#content">
          {t('toContent')}
        </a>
        <OfficeBar />
        <Outlet />
      </div>
    </ScreenFrame>
  )
}
