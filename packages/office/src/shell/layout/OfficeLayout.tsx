import { QueryClientProvider } from '@tanstack/react-query'
import { Outlet } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useMay } from '@anfilada/browser/ability'
import { createQueryClient } from '@anfilada/browser/query-client'
import { SaidWhileTyping } from '@anfilada/browser/SaidWhileTyping'
import { usePrintInLight } from '@anfilada/browser/theme'
import { useLive } from '@anfilada/browser/use-live'
import { ToastRegion } from '@anfilada/ui/ToastRegion'
import { clearToasts } from '@anfilada/ui/toasts'
import { OfficeBar } from './OfficeBar.tsx'
import styles from './OfficeLayout.module.css'

/** One line of chrome, the rest is work, edge to edge. Its queries end with it, so nothing is left for the next person. */
export function OfficeLayout() {
  const t = useTranslations('shell')
  const [queries] = useState(createQueryClient)
  // An editor has no orders to hear of.
  useLive(useMay()(['read', 'OfficeOrder']))
  usePrintInLight()
  useEffect(
    () => () => {
      queries.clear()
      clearToasts()
    },
    [queries],
  )
  return (
    <SaidWhileTyping>
      <QueryClientProvider client={queries}>
        <div className={styles.office}>
          <a className={styles.skip} href="#content">
            {t('toContent')}
          </a>
          <OfficeBar />
          <Outlet />
        </div>
        <ToastRegion label={t('notifications')} closeLabel={t('close')} />
      </QueryClientProvider>
    </SaidWhileTyping>
  )
}
