import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useFormats } from '@anfilada/browser/formats'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { aboutObjectQuery } from '../../../catalogue/catalogue.queries.ts'
import { freeUntil } from '../draft/free-change.ts'
import styles from './OrderSummary.module.css'
import type { StepProps } from './use-order-wizard.ts'

/** Until when the visit is changed and cancelled freely, and what one person costs afterwards. */
export function FreeChange({ wizard: { draft } }: StepProps) {
  const t = useTranslations('newOrder.freeChange')
  const formats = useFormats()
  const { language } = useLanguage()
  const hasTime = draft.schedule_item_id !== null
  const about = useQuery({ ...aboutObjectQuery(draft.system_id, language), enabled: hasTime && draft.system_id !== '' }).data
  if (!about || !hasTime) return null
  const { free_change_hours: hours, penalty } = about
  if (penalty === 0) return <p className={styles.terms}>{t('always')}</p>
  const until = freeUntil(draft, hours)
  const sum = penalty === null ? t('some') : t('each', { sum: formats.formatSum(penalty, 'RUB') })
  const isOver = Date.parse(until) < Date.now()
  return <p className={styles.terms}>{isOver ? t('over', { sum }) : t('until', { moment: formats.moment(until, draft.zone), sum })}</p>
}
