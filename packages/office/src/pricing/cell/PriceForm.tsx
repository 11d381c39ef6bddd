import { useState, type FocusEvent } from 'react'
import { useTranslations } from 'use-intl'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import type { Price } from '@anfilada/contract/pricing/price-order'
import { Choice } from '@anfilada/ui/Choice'
import { SelectField } from '@anfilada/ui/SelectField'
import { TextField } from '@anfilada/ui/TextField'
import { useVatWords, type Rate } from '../amounts/column-words.ts'
import styles from './CellPane.module.css'
import { draftOf, readPrice, type PriceDraft, type PriceField } from './price-draft.ts'
import { TierFields } from './TierFields.tsx'

type Props = { price: Price | undefined; rates: readonly Rate[]; usualVat: string | undefined; onChange: (price: Price | null) => void }

/** The fields of one price. What is typed holds once its field is left or Enter is pressed; what is wrong is said and not kept. */
export function PriceForm({ price, rates, usualVat, onChange }: Props) {
  const t = useTranslations('prices.cell')
  const comma = useLanguage().language === 'ru' ? ',' : '.'
  const [draft, setDraft] = useState(() => draftOf(price, usualVat, comma))
  const [faults, setFaults] = useState<Partial<Record<PriceField, string>>>({})
  const change = (part: Partial<PriceDraft>) => setDraft({ ...draft, ...part })

  function keep(said: PriceDraft = draft) {
    const read = readPrice(said)
    setFaults(read.ok ? {} : Object.fromEntries(Object.entries(read.fields).map(([field, fault]) => [field, t(`faults.${fault}`)])))
    if (read.ok) onChange(read.price)
  }
  const choose = (part: Partial<PriceDraft>) => {
    change(part)
    keep({ ...draft, ...part })
  }
  const onBlur = ({ currentTarget, target }: FocusEvent) => currentTarget.contains(target) && target instanceof HTMLInputElement && keep()

  return (
    <form
      className={styles.form}
      onBlur={onBlur}
      onSubmit={(event) => {
        event.preventDefault()
        keep()
      }}
    >
      <TextField
        label={t('amount')}
        name="amount"
        inputMode="decimal"
        dir="ltr"
        maxLength={20}
        value={draft.amount}
        onChange={(amount) => change({ amount })}
        error={faults.amount}
        hint={draft.amount === '' ? t('notSold') : undefined}
      />
      <Choice
        label={t('basis')}
        value={draft.basis}
        onChange={(basis) => choose({ basis })}
        options={[
          { value: 'each', label: t('each') },
          { value: 'group', label: t('group') },
        ]}
      />
      <TierFields
        tiers={draft.tiers}
        error={faults.tiers}
        onChange={(tiers) => change({ tiers })}
        onRemove={(tiers) => choose({ tiers })}
      />
      <FreeFields draft={draft} faults={faults} onChange={change} />
      <VatField rates={rates} value={draft.vat} onChange={(code) => choose({ vat: code })} />
      <button type="submit" hidden aria-hidden="true" tabIndex={-1} />
    </form>
  )
}

type FreeProps = { draft: PriceDraft; faults: Partial<Record<PriceField, string>>; onChange: (part: Partial<PriceDraft>) => void }

/** One of so many is free: a guide, a driver. */
function FreeFields({ draft, faults, onChange }: FreeProps) {
  const t = useTranslations('prices.cell')
  const field = { inputMode: 'numeric', dir: 'ltr', maxLength: 5 } as const
  return (
    <div className={styles.pair}>
      <TextField label={t('per')} name="per" {...field} value={draft.per} onChange={(per) => onChange({ per })} error={faults.per} />
      <TextField label={t('max')} name="max" {...field} value={draft.max} onChange={(max) => onChange({ max })} error={faults.max} />
    </div>
  )
}

function VatField({ rates, value, onChange }: { rates: readonly Rate[]; value: string; onChange: (code: string) => void }) {
  const t = useTranslations('prices.cell')
  const vat = useVatWords(rates)
  const options = [{ value: '', label: t('noVat') }, ...rates.map(({ code }) => ({ value: code, label: vat(code) }))]
  return <SelectField label={t('vatRate')} name="vat" value={value} onChange={onChange} options={options} />
}
