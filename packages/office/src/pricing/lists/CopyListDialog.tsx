import { useTranslations } from 'use-intl'
import { FormDialog } from '@anfilada/browser/FormDialog'
import { useActionForm } from '@anfilada/browser/use-action-form'
import { priceListActions, type OfficePriceList } from '@anfilada/contract/pricing/price-lists'
import { SelectField } from '@anfilada/ui/SelectField'
import { TextField } from '@anfilada/ui/TextField'
import { latinNumber } from '@anfilada/ui/latin-digits'
import { DayFields, useListFields } from './list-fields.tsx'
import styles from '../lists.module.css'

/** Kopecks that every new price is a multiple of. */
const steps = [100, 1_000, 5_000, 10_000] as const

type Props = { list: OfficePriceList; onMade: (listId: number) => void; onClose: () => void }

/** A year more: every price by so many percent, in a list of its own that begins as a draft. */
export function CopyListDialog({ list, onMade, onClose }: Props) {
  const t = useTranslations('prices.form')
  const { labels, sentences, ...common } = useListFields()
  const form = useActionForm({
    ...common,
    action: 'copy_price_list',
    schema: priceListActions.copy_price_list.input,
    start: begun(list),
    labels: { ...labels, percent: t('percent'), round_to: t('step') },
    sentences: { ...sentences, percent: t('percentWrong') },
    input: ({ name, percent, round_to, ...days }) => ({
      ...days,
      list_id: list.id,
      name: name.trim(),
      percent: readPercent(percent),
      round_to: Number(round_to),
    }),
    // Not the list itself: it is never read anew beneath the reader's hands (pricing.queries.ts).
    touches: ['price-lists'],
    onDone: ({ result }) => onMade(result.id),
  })
  const words = { keep: t('keep'), confirm: t('copy'), busy: t('copying') }
  return (
    <FormDialog title={t('copyTitle', { name: list.name })} form={form} words={words} onClose={onClose}>
      <TextField {...form.field('name')} maxLength={120} />
      <DayFields from={form.field('valid_from')} until={form.field('valid_until')} />
      <div className={styles.pair}>
        <TextField {...form.field('percent')} inputMode="decimal" dir="ltr" hint={t('percentHint')} />
        <SelectField
          {...form.field('round_to')}
          options={steps.map((step) => ({ value: String(step), label: t('stepOf', { rubles: step / 100 }) }))}
        />
      </div>
    </FormDialog>
  )
}

function begun(list: OfficePriceList) {
  const year = Number(list.valid_until.slice(0, 4)) + 1
  return { name: named(list.name, year), valid_from: `${year}-01-01`, valid_until: `${year}-12-31`, percent: '', round_to: '1000' }
}

/** The year in the name becomes the new one; a name without a year gets it at its end. */
export function named(name: string, year: number): string {
  const without = /\b20\d\d\b/.test(name) ? name.replace(/\b20\d\d\b/, String(year)) : `${name} ${year}`
  return without.slice(0, 120)
}

/** `7,5`, `-10`, nothing for no change; two decimals, as the server keeps. */
export function readPercent(text: string): number | undefined {
  const bare = latinNumber(text).replace(/[%٪+]/g, '').replace(',', '.')
  if (bare === '') return 0
  const percent = /^-?\d{1,3}(\.\d{1,2})?$/.test(bare) ? Number(bare) : undefined
  return percent !== undefined && percent >= -90 && percent <= 500 ? percent : undefined
}
