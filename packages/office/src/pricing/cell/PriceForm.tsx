import type { FocusEvent } from 'react'
import { useTranslations } from 'use-intl'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { useFormMachine } from '@anfilada/browser/use-form-machine'
import type { Price } from '@anfilada/contract/pricing/price-order'
import { Choice } from '@anfilada/ui/Choice'
import { SelectField } from '@anfilada/ui/SelectField'
import { TextField } from '@anfilada/ui/TextField'
import { useVatWords, type Rate } from '../amounts/column-words.ts'
import styles from './CellPane.module.css'
import { draftOf, isPriceFault, readPrice, type PriceDraft } from './price-draft.ts'
import { TierFields } from './TierFields.tsx'

type Props = { price: Price | undefined; rates: readonly Rate[]; usualVat: string | undefined; onChange: (price: Price | null) => void }

/** The fields of one price. What is typed holds once its field is left or Enter is pressed; what is wrong is said and not kept. */
export function PriceForm(props: Props) {
  const t = useTranslations('prices.cell')
  const form = usePriceForm(props)
  const { amount, basis, tiers, vat } = form.values
  const choose = (part: Partial<PriceDraft>) => {
    form.set(part)
    form.submit()
  }
  const onBlur = ({ currentTarget, target }: FocusEvent) =>
    currentTarget.contains(target) && target instanceof HTMLInputElement && form.submit()

  return (
    <form className={styles.form} onBlur={onBlur} onSubmit={form.submit}>
      <TextField {...form.field('amount')} inputMode="decimal" dir="ltr" hint={amount === '' ? t('notSold') : undefined} />
      <Choice
        label={t('basis')}
        value={basis}
        onChange={(chosen) => choose({ basis: chosen })}
        options={[
          { value: 'each', label: t('each') },
          { value: 'group', label: t('group') },
        ]}
      />
      <TierFields
        tiers={tiers}
        error={form.error('tiers')}
        onChange={(next) => form.set({ tiers: next })}
        onRemove={(next) => choose({ tiers: next })}
      />
      {/* One of so many is free: a guide, a driver. */}
      <div className={styles.pair}>
        <TextField {...form.field('per')} inputMode="numeric" dir="ltr" />
        <TextField {...form.field('max')} inputMode="numeric" dir="ltr" />
      </div>
      <VatField rates={props.rates} value={vat} onChange={(code) => choose({ vat: code })} />
      <button type="submit" hidden aria-hidden="true" tabIndex={-1} />
    </form>
  )
}

function usePriceForm({ price, usualVat, onChange }: Props) {
  const t = useTranslations('prices.cell')
  const comma = useLanguage().language === 'ru' ? ',' : '.'
  const say = (fault: string) => (isPriceFault(fault) ? t(`faults.${fault}`) : undefined)
  return useFormMachine<PriceDraft, void>({
    start: draftOf(price, usualVat, comma),
    labels: { amount: t('amount'), tiers: t('tiers'), per: t('per'), max: t('max') },
    sentences: { amount: say, tiers: say, per: say, max: say },
    faults: (typed) => {
      const read = readPrice(typed)
      return read.ok ? {} : read.fields
    },
    send: (typed) => {
      const read = readPrice(typed)
      if (read.ok) onChange(read.price)
      return Promise.resolve()
    },
    onDone: () => undefined,
    // The reader is on his way to another field or cell.
    leavesFocus: true,
  })
}

function VatField({ rates, value, onChange }: { rates: readonly Rate[]; value: string; onChange: (code: string) => void }) {
  const t = useTranslations('prices.cell')
  const vat = useVatWords(rates)
  // Without VAT is said once; a rate that stands there from other taxes stays until somebody chooses.
  const offered = rates.filter(({ code, percent, own }) => code === value || (own && percent !== null))
  const options = [{ value: '', label: t('noVat') }, ...offered.map(({ code }) => ({ value: code, label: vat(code) }))]
  const isForeign = rates.some(({ code, own }) => code === value && !own)
  const error = isForeign ? t('foreignVat') : undefined
  return <SelectField label={t('vatRate')} name="vat" value={value} onChange={onChange} options={options} error={error} />
}
