import { Outlet } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { OfficeBar } from './OfficeBar.tsx'
import styles from './OfficeLayout.module.css'

/** One line of chrome, the rest is work, edge to edge. */
export function OfficeLayout() {
  const t = useTranslations('office')
  return (
    <div className={styles.office}>
      <a className={styles.skip} href="#content">
        {t('toContent')}
      </a>
      <OfficeBar />
      <Outlet />
    </div>
  )
}
