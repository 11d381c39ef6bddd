import { useTranslations } from 'use-intl'
import { FillMark } from '@anfilada/ui/FillBar'
import styles from './SlotGrid.module.css'

/** What the colours of a cell mean; in a month a cell says in figures what is free. */
export function Legend({ dense }: { dense: boolean }) {
  const t = useTranslations('slots.legend')
  if (dense) return <p className={styles.legend}>{t('dense')}</p>
  return (
    <p className={styles.legend} aria-hidden="true">
      <span>
        <FillMark kind="sold" />
        {t('taken')}
      </span>
      <span>
        <FillMark kind="hold" />
        {t('kept')}
      </span>
      <span>
        <FillMark kind="free" />
        {t('free')}
      </span>
    </p>
  )
}
