import { useState, type FormEvent } from 'react'
import { useTranslations } from 'use-intl'
import { useFormats } from '@anfilada/browser/formats'
import { paymentStatuses } from '@anfilada/contract/payments/payment-status'
import { Button } from '@anfilada/ui/Button'
import { SelectField } from '@anfilada/ui/SelectField'
import { TextField } from '@anfilada/ui/TextField'
import { isDate } from '../../orders/orders-search.ts'
import { plainVouchers } from '../paying/vouchers.ts'
import { readHistorySearch, type HistorySearch } from '../payments-search.ts'
import styles from './HistoryPage.module.css'

type Props = { search: HistorySearch; onFind: (search: HistorySearch) => void }

/** Period, status and order; what is found is in the address. */
export function HistoryFilters({ search, onFind }: Props) {
  const t = useTranslations('payments.history')
  const statusWords = useTranslations('payments.status')
  const formats = useFormats()
  const { typed, change, faults, onSubmit } = useTypedFilters({ search, onFind })
  /** The browser writes the field in its own language; the reader's stands beneath. */
  const inWords = (date: string) => isDate(date) && [formats.fullDay(date), formats.jalali(date)].filter(Boolean).join(' · ')

  return (
    <form role="search" aria-label={t('filters')} className={styles.filters} onSubmit={onSubmit} noValidate>
      <TextField
        label={t('from')}
        name="from"
        type="date"
        value={typed.from}
        onChange={(from) => change({ from })}
        hint={inWords(typed.from)}
      />
      <TextField
        label={t('to')}
        name="to"
        type="date"
        value={typed.to}
        onChange={(to) => change({ to })}
        hint={inWords(typed.to)}
        error={faults.to}
      />
      <SelectField
        label={t('status')}
        name="status"
        options={[{ value: '', label: t('anyStatus') }, ...paymentStatuses.map((value) => ({ value, label: statusWords(value) }))]}
        value={typed.status}
        onChange={(status) => change({ status })}
      />
      <TextField
        label={t('voucher')}
        name="voucher"
        inputMode="numeric"
        dir="ltr"
        maxLength={10}
        value={typed.voucher}
        onChange={(voucher) => change({ voucher })}
        error={faults.voucher}
      />
      <div className={styles.buttons}>
        <Button type="submit" variant="primary">
          {t('find')}
        </Button>
        {Object.keys(search).length > 0 && <Button onPress={() => onFind({})}>{t('reset')}</Button>}
      </div>
    </form>
  )
}

function useTypedFilters({ search, onFind }: Props) {
  const t = useTranslations('payments.history')
  const [typed, setTyped] = useState({
    from: search.from ?? '',
    to: search.to ?? '',
    status: search.status ?? '',
    voucher: String(search.voucher ?? ''),
  })
  const [faults, setFaults] = useState<{ to?: string; voucher?: string }>({})

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    const found = readHistorySearch({ ...typed, voucher: plainVouchers(typed.voucher) })
    const isBackwards = typed.from !== '' && typed.to !== '' && typed.from > typed.to
    const wrong = {
      ...(isBackwards && { to: t('wrongPeriod') }),
      ...(typed.voucher.trim() !== '' && found.voucher === undefined && { voucher: t('voucherWrong') }),
    }
    setFaults(wrong)
    if (Object.keys(wrong).length === 0) onFind(found)
  }

  return { typed, faults, onSubmit, change: (changed: Partial<typeof typed>) => setTyped({ ...typed, ...changed }) }
}
