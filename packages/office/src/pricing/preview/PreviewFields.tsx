import { useTranslations } from 'use-intl'
import { DateField } from '@anfilada/browser/DateField'
import { SelectField } from '@anfilada/ui/SelectField'
import { Stepper } from '@anfilada/ui/Stepper'
import { CustomerPick } from '../../shell/panes/CustomerPick.tsx'
import { useColumnWords } from '../amounts/column-words.ts'
import { priceColumns } from '../amounts/price-columns.ts'
import { groupCategories } from '../screens.ts'
import { ObjectPick } from './ObjectPick.tsx'
import type { PreviewForm } from './preview-form.ts'
import styles from './preview.module.css'

/** More than a bus and a half in one line is a typing error (`maxQuantity` of the contract). */
const mostOfOne = 500

type Props = { form: PreviewForm; onChange: (part: Partial<PreviewForm>) => void }

/** What an order would ask for: the object, the group, the customer, the day and how many of what. */
export function PreviewFields({ form, onChange }: Props) {
  const t = useTranslations('prices.preview')
  const lists = useTranslations('prices.lists')
  const category = useTranslations('category')
  return (
    <div className={styles.fields}>
      <ObjectPick type={form.type} picked={form.object} onPick={(object) => onChange({ object })} />
      <SelectField
        label={lists('category')}
        name="type"
        value={form.type}
        options={groupCategories.map((value) => ({ value, label: category(value) }))}
        onChange={(type) => onChange({ type })}
      />
      <CustomerPick label={t('customer')} hint={t('customerHint')} picked={form.customer} onPick={(customer) => onChange({ customer })} />
      <DateField label={t('day')} name="pass_date" value={form.day} onChange={(day) => onChange({ day })} />
      <HowMany form={form} onChange={onChange} />
    </div>
  )
}

function HowMany({ form: { counts }, onChange }: Props) {
  const t = useTranslations('prices.preview')
  const columnWord = useColumnWords()
  return (
    <fieldset className={styles.counts}>
      <legend>{t('counts')}</legend>
      {priceColumns.map((key) => (
        <Stepper
          key={key}
          label={columnWord(key)}
          name={key}
          min={0}
          max={mostOfOne}
          value={counts[key] ?? 0}
          onChange={(count) => onChange({ counts: { ...counts, [key]: count } })}
          decreaseLabel={t('less', { name: columnWord(key) })}
          increaseLabel={t('more', { name: columnWord(key) })}
        />
      ))}
    </fieldset>
  )
}
