import { useTranslations } from 'use-intl'
import { useFormats } from '@anfilada/browser/formats'
import { monthAfter } from '@anfilada/contract/dates'
import { IconButton } from '@anfilada/ui/IconButton'
import { ChevronEndIcon, ChevronStartIcon } from '@anfilada/ui/icons'
import styles from './Month.module.css'

type Props = { month: string; first: string; last?: string | undefined; onChange: (month: string) => void }

/** One month back or on, between the first and the last that may be chosen. */
export function MonthSwitch({ month, first, last, onChange }: Props) {
  const t = useTranslations('catalogue')
  const formats = useFormats()
  return (
    <span className={styles.switch}>
      {month > first && (
        <IconButton label={t('previousMonth')} onPress={() => onChange(monthAfter(month, -1))}>
          <ChevronStartIcon />
        </IconButton>
      )}
      <b aria-live="polite">{formats.month(`${month}-01`)}</b>
      {(last === undefined || month < last) && (
        <IconButton label={t('nextMonth')} onPress={() => onChange(monthAfter(month, 1))}>
          <ChevronEndIcon />
        </IconButton>
      )}
    </span>
  )
}
