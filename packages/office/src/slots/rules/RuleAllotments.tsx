import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ActButton } from '@anfilada/ui/ActButton'
import { TextField } from '@anfilada/ui/TextField'
import { CustomerPick, type PickedCustomer } from '../../shell/panes/CustomerPick.tsx'
import { mostPlaces, readCount } from '../pane/use-slot-edit.ts'
import type { DraftAllotment } from './rule-draft.ts'
import styles from './rules.module.css'

type Props = { label: string; value: DraftAllotment[]; error: string | undefined; onChange: (all: DraftAllotment[]) => void }

/** Places that each slot of the rule keeps for single customers. */
export function RuleAllotments({ label, value, error, onChange }: Props) {
  const t = useTranslations('slots.rules')
  return (
    <fieldset className={styles.allotments}>
      <legend>{label}</legend>
      <ul>
        {value.map((one) => (
          <li key={one.customer_id}>
            <span>{t('allotment', { customer: one.customer, places: one.places, days: one.release_days })}</span>
            <ActButton onPress={() => onChange(value.filter((other) => other !== one))}>
              {t('drop')} <span className="sr">{one.customer}</span>
            </ActButton>
          </li>
        ))}
      </ul>
      {error && <p className={styles.fault}>{error}</p>}
      <NewAllotment
        key={value.length}
        onAdd={(one) => onChange([...value.filter((other) => other.customer_id !== one.customer_id), one])}
      />
    </fieldset>
  )
}

const mostDays = 365

function NewAllotment({ onAdd }: { onAdd: (one: DraftAllotment) => void }) {
  const t = useTranslations('slots.rules')
  const edit = useTranslations('slots.edit')
  const [customer, setCustomer] = useState<PickedCustomer>()
  const [places, setPlaces] = useState('')
  const [days, setDays] = useState('7')
  const [count, release] = [readCount(places, mostPlaces), readCount(days, mostDays)]
  const isWhole = customer !== undefined && count !== undefined && count > 0 && release !== undefined
  const number = { inputMode: 'numeric', dir: 'ltr', autoComplete: 'off' } as const
  return (
    <>
      <CustomerPick label={edit('customer')} hint={edit('customerHint')} picked={customer} onPick={setCustomer} />
      {customer && (
        <div className={styles.pair}>
          <TextField label={edit('places')} name="places" value={places} onChange={setPlaces} {...number} />
          <TextField label={edit('releaseDays')} name="release_days" value={days} onChange={setDays} {...number} />
          {isWhole && (
            <ActButton onPress={() => onAdd({ customer_id: customer.id, customer: customer.name, places: count, release_days: release })}>
              {t('addAllotment')}
            </ActButton>
          )}
        </div>
      )}
    </>
  )
}
