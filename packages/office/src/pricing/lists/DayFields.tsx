import { useTranslations } from 'use-intl'
import { TextField } from '@anfilada/ui/TextField'
import styles from './lists.module.css'

type Props = {
  from: string
  until: string
  errors: Record<string, string>
  onChange: (days: { from?: string; until?: string }) => void
}

/** From which day to which a list holds, both included. */
export function DayFields({ from, until, errors, onChange }: Props) {
  const t = useTranslations('prices.form')
  return (
    <div className={styles.pair}>
      <TextField
        label={t('from')}
        name="valid_from"
        type="date"
        value={from}
        onChange={(day) => onChange({ from: day })}
        error={errors.valid_from}
      />
      <TextField
        label={t('until')}
        name="valid_until"
        type="date"
        value={until}
        onChange={(day) => onChange({ until: day })}
        error={errors.valid_until}
      />
    </div>
  )
}
