import { useTranslations } from 'use-intl'
import { DateField } from '@anfilada/browser/DateField'
import styles from '../lists.module.css'

type Days = { valid_from: string; valid_until: string }

/** What both forms of a new list call their fields, and what may be wrong with them. */
export function useListFields() {
  const t = useTranslations('prices.form')
  return {
    labels: { name: t('name'), valid_from: t('from'), valid_until: t('until') },
    sentences: {
      name: (fault: string) => (fault === 'required' ? t('nameMissing') : undefined),
      valid_from: t('dayMissing'),
      valid_until: (fault: string) => t(fault === 'reversed' ? 'daysReversed' : 'dayMissing'),
    },
    summary: t('faultsTitle'),
    faults: ({ valid_from, valid_until }: Days) => (valid_until !== '' && valid_until < valid_from ? { valid_until: 'reversed' } : {}),
  }
}

type Day = { name: string; label: string; value: string; error: string | undefined; onChange: (day: string) => void }

/** From which day to which a list holds, both included. */
export function DayFields({ from, until }: { from: Day; until: Day }) {
  return (
    <div className={styles.pair}>
      <DateField {...from} />
      <DateField {...until} />
    </div>
  )
}
