import { useTranslations } from 'use-intl'
import { useFormMachine } from '@anfilada/browser/use-form-machine'
import { paymentMethods, paymentStatuses } from '@anfilada/contract/payments/payment-status'
import { ActButton } from '@anfilada/ui/ActButton'
import { Button } from '@anfilada/ui/Button'
import { FilterMany } from '@anfilada/ui/FilterMany'
import { Fold } from '@anfilada/ui/Fold'
import { FilterSelect } from '@anfilada/ui/FilterSelect'
import { readWhole } from '@anfilada/ui/latin-digits'
import { TextField } from '@anfilada/ui/TextField'
import { readRubles, writeRubles } from '../../pricing/amounts/rubles.ts'
import { TakeOut } from '../../exports/TakeOut.tsx'
import { CustomerFilter } from '../CustomerFilter.tsx'
import list from '../../shell/panes/ListPane.module.css'
import { DayPeriod } from '../../shell/panes/DayPeriod.tsx'
import { SearchField } from '../../shell/panes/SearchField.tsx'
import { chosen, mostId, oneOf } from '@anfilada/browser/read-address'
import { paymentsFilter } from '../payments.queries.ts'
import { filterOf, type PaymentsFilter } from '../screens.ts'
import styles from './PaymentFilters.module.css'

type Props = { filter: PaymentsFilter; customerName: string | undefined; onChange: (filter: PaymentsFilter) => void }
type Part = { [K in keyof PaymentsFilter]?: PaymentsFilter[K] | undefined }

/** Every filter stands in the address, so that what was found can be sent to a colleague. */
export function PaymentFilters({ filter, customerName, onChange }: Props) {
  const t = useTranslations('payments')
  const set = (part: Part) => onChange(chosen({ ...filter, ...part }))
  const isDeep = [filter.customer, filter.voucher, filter.amount, filter.from, filter.to].some((value) => value !== undefined)
  return (
    <>
      <SearchField label={t('search')} value={filter.number ?? ''} onSearch={(number) => set({ number: number || undefined })} />
      <div className={list.filters}>
        <FilterMany
          label={t('status')}
          options={paymentStatuses.map((value) => ({ value, label: t(`statuses.${value}`) }))}
          values={filter.status ?? []}
          resultOf={() => undefined}
          onChange={(values) => set({ status: filterOf({ status: values }).status })}
        />
        <FilterSelect
          label={t('method')}
          options={paymentMethods.map((value) => ({ value, label: t(`methods.${value}`) }))}
          value={filter.method ?? ''}
          onChange={(value) => set({ method: oneOf(paymentMethods, value) })}
        />
        {Object.keys(filter).length > 0 && <ActButton onPress={() => onChange({})}>{t('clear')}</ActButton>}
        <TakeOut list="office_payments" filter={paymentsFilter(filter)} />
      </div>
      <Fold label={t('moreFilters')} className={styles.deep} isOpen={isDeep || undefined}>
        <div>
          <CustomerFilter customer={filter.customer} name={customerName} onPick={(customer) => set({ customer })} />
          <Exact key={`${filter.voucher} ${filter.amount}`} filter={filter} onFind={set} />
          <div className={styles.days}>
            <DayPeriod labels={{ from: t('from'), to: t('to') }} from={filter.from} to={filter.to} onChange={set} />
          </div>
        </div>
      </Fold>
    </>
  )
}

/** A number and a sum are looked for when they are typed to the end. */
function Exact({ filter, onFind }: { filter: PaymentsFilter; onFind: (part: Part) => void }) {
  const t = useTranslations('payments')
  const read = (typed: { voucher: string; sum: string }) => ({
    order: readWhole(typed.voucher, { least: 1, most: mostId }),
    amount: readRubles(typed.sum),
  })
  const form = useFormMachine({
    start: {
      voucher: filter.voucher === undefined ? '' : String(filter.voucher),
      sum: filter.amount === undefined ? '' : writeRubles(filter.amount, ','),
    },
    labels: { voucher: t('voucher'), sum: t('amount') },
    sentences: { voucher: t('voucherWrong'), sum: t('amountWrong') },
    faults: (typed) => {
      const { order, amount } = read(typed)
      return {
        voucher: typed.voucher.trim() !== '' && order === undefined ? 'invalid' : undefined,
        sum: !amount.ok || amount.kopecks === 0 ? 'invalid' : undefined,
      }
    },
    send: (typed) => Promise.resolve(read(typed)),
    onDone: ({ order, amount }) => onFind({ voucher: order, amount: amount.ok ? (amount.kopecks ?? undefined) : undefined }),
  })
  return (
    <form className={styles.exact} noValidate onSubmit={form.submit}>
      <TextField {...form.field('voucher')} inputMode="numeric" dir="ltr" />
      <TextField {...form.field('sum')} inputMode="decimal" dir="ltr" />
      <Button type="submit" size="s">
        {t('find')}
      </Button>
    </form>
  )
}
