import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { callAction } from '@anfilada/browser/http'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { ActButton } from '@anfilada/ui/ActButton'
import { TextField } from '@anfilada/ui/TextField'
import styles from './CustomerPick.module.css'

export type PickedCustomer = { id: number; name: string }
type Props = {
  label: string
  hint?: string
  picked: PickedCustomer | undefined
  onPick: (customer: PickedCustomer | undefined) => void
  error?: string | undefined
  /** Beside other filters: as high as they are, and what is found lies over the rows. */
  isInBar?: boolean
}

const offered = 6
/** Long enough that a typed word is one question to the server. */
const pauseMs = 250

/** A customer found by the beginning of a name, INN, e-mail or login. */
export function CustomerPick({ label, hint, picked, onPick, error, isInBar = false }: Props) {
  const t = useTranslations('customerPick')
  const [typed, setTyped] = useState('')
  const found = useFound(typed)
  if (picked) {
    return (
      <div className={styles.picked}>
        <small>{label}</small>
        <b>{picked.name}</b>
        <ActButton onPress={() => onPick(undefined)}>{t('another')}</ActButton>
      </div>
    )
  }
  return (
    <div className={isInBar ? styles.bar : undefined}>
      <TextField
        label={label}
        name="customer_id"
        maxLength={100}
        value={typed}
        onChange={setTyped}
        hint={hint}
        error={error}
        autoComplete="off"
      />
      <ul className={styles.found} aria-label={label}>
        {found?.map((customer) => (
          <li key={customer.id}>
            <button type="button" onClick={() => onPick({ id: customer.id, name: customer.name })}>
              {customer.name}
            </button>
          </li>
        ))}
      </ul>
      <p role="status" className={styles.none}>
        {found?.length === 0 && t('none')}
      </p>
    </div>
  )
}

function useFound(typed: string) {
  const { language } = useLanguage()
  const [asked, setAsked] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setAsked(typed.trim()), pauseMs)
    return () => clearTimeout(timer)
  }, [typed])
  const { data } = useQuery({
    queryKey: ['customers', 'pick', asked, language],
    queryFn: async ({ signal }) =>
      (await callAction('customer_names', { search: asked, limit: offered, language }, { language, signal })).result,
    enabled: asked !== '',
  })
  return asked === '' ? undefined : data
}
