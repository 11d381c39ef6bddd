import type { FormEvent, ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '@anfilada/ui/Button'
import styles from './filters.module.css'

type Props = {
  label: string
  /** Whether something narrows the list now. */
  isOn: boolean
  onFind: (event: FormEvent<HTMLFormElement>) => void
  onReset: () => void
  /** By what, in this order: number, choices, period. */
  children: ReactNode
}

/** What narrows a list that the server searches: it is asked once, by a press, and taken off as a whole. */
export function ListFilters({ label, isOn, onFind, onReset, children }: Props) {
  const t = useTranslations('shell')
  return (
    <form role="search" aria-label={label} className={styles.filters} onSubmit={onFind} noValidate>
      {children}
      <div className={styles.buttons}>
        <Button type="submit" variant="primary">
          {t('find')}
        </Button>
        {isOn && <Button onPress={onReset}>{t('reset')}</Button>}
      </div>
    </form>
  )
}
