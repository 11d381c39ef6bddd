import { useTranslations } from 'use-intl'
import { PeriodFields } from '@anfilada/browser/PeriodFields'
import { useFormMachine } from '@anfilada/browser/use-form-machine'
import { paymentStatuses, type PaymentStatus } from '@anfilada/contract/payments/payment-status'
import { readWhole } from '@anfilada/ui/latin-digits'
import { SelectField } from '@anfilada/ui/SelectField'
import { TextField } from '@anfilada/ui/TextField'
import { isCalendarDate, isInOrder } from '@anfilada/contract/dates'
import { readHistorySearch, type HistorySearch } from '../payments-search.ts'
import { ListFilters } from '../../shell/layout/ListFilters.tsx'

type Props = { search: HistorySearch; onFind: (search: HistorySearch) => void }

/** Period, status and order; what is found is in the address. */
export function HistoryFilters({ search, onFind }: Props) {
  const t = useTranslations('payments.history')
  const statusWords = useTranslations('payments.status')
  const form = useFilters({ search, onFind })

  return (
    <ListFilters label={t('filters')} isOn={Object.keys(search).length > 0} onFind={form.submit} onReset={() => onFind({})}>
      <TextField {...form.field('voucher')} inputMode="numeric" dir="ltr" />
      <SelectField
        {...form.field('status')}
        options={[{ value: '', label: t('anyStatus') }, ...paymentStatuses.map((value) => ({ value, label: statusWords(value) }))]}
      />
      <PeriodFields from={form.field('from')} to={form.field('to')} />
    </ListFilters>
  )
}

type Typed = { from: string; to: string; status: PaymentStatus | ''; voucher: string }

function isPeriod({ from, to }: Typed): boolean {
  return [from, to].every((day) => day === '' || isCalendarDate(day)) && isInOrder(from, to)
}

function typedOf({ from = '', to = '', status, voucher }: HistorySearch): Typed {
  return { from, to, status: status ?? '', voucher: voucher === undefined ? '' : String(voucher) }
}

function useFilters({ search, onFind }: Props) {
  const t = useTranslations('payments.history')
  const read = (typed: Typed) =>
    readHistorySearch({ ...typed, voucher: readWhole(typed.voucher.replace(/[№#]/g, ''), { most: 2_147_483_647 }) })
  return useFormMachine<Typed, HistorySearch>({
    start: typedOf(search),
    labels: { from: t('from'), to: t('to'), status: t('status'), voucher: t('voucher') },
    sentences: { to: t('wrongPeriod'), voucher: t('voucherWrong') },
    faults: (typed) => ({
      to: isPeriod(typed) ? undefined : 'date',
      voucher: typed.voucher.trim() !== '' && read(typed).voucher === undefined ? 'invalid' : undefined,
    }),
    send: (typed) => Promise.resolve(read(typed)),
    onDone: onFind,
  })
}
