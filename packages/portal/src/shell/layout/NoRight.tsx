import { useTranslations } from 'use-intl'
import { Empty } from '@anfilada/ui/Empty'

/** A screen that this member's role does not open. */
export function NoRight() {
  const t = useTranslations('shell')
  return <Empty drawing="no-orders" title={t('noRight.title')} text={t('noRight.text')} />
}
