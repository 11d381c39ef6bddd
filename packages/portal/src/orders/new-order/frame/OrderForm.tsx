import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useHeldForNumber } from '@anfilada/browser/use-held-for-number'
import { ActButton } from '@anfilada/ui/ActButton'
import { CheckIcon } from '@anfilada/ui/icons'
import { FormChooser } from './FormChooser.tsx'
import styles from './OrderForm.module.css'

type Props = {
  title: string
  rail: ReactNode
  errors: ReactNode
  summary: ReactNode
  /** A phone's summary with the main act. */
  thumb: ReactNode
  /** Between the chooser and the question. */
  bar: ReactNode
  children: ReactNode
  onSubmit: () => void
  onStartOver: () => void
}

/** The frame of the five forms: chooser, rail of steps, the question of the moment, the summary, and on a phone the bar under the thumb. */
export function OrderForm({ title, rail, errors, summary, thumb, bar, children, onSubmit, onStartOver }: Props) {
  const t = useTranslations('newOrder')
  useHeldForNumber()
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <header className={styles.head}>
        <h1>{title}</h1>
        <p className={styles.saved}>
          <CheckIcon />
          {t('saved')}
        </p>
        <ActButton onPress={onStartOver}>{t('startOver')}</ActButton>
      </header>
      <div className={styles.chooser}>
        <FormChooser />
      </div>
      {bar}
      <div className={styles.columns} data-question>
        {rail}
        <div className={styles.question}>
          <div className={styles.errors}>{errors}</div>
          {children}
        </div>
        <div className={styles.aside}>{summary}</div>
      </div>
      {thumb}
    </form>
  )
}
