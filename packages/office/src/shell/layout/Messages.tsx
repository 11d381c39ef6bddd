import { useTranslations } from 'use-intl'
import { ToastRegion } from '@anfilada/ui/ToastRegion'

export function Messages() {
  const t = useTranslations('office')
  return <ToastRegion label={t('notifications')} closeLabel={t('close')} />
}
