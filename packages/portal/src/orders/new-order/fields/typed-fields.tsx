import { useTranslations } from 'use-intl'
import { TimeField } from '@anfilada/browser/TimeField'
import { boundsOf, type CountField } from '@anfilada/contract/orders/kinds/counts'
import { textOf, type WordField } from '@anfilada/contract/orders/kinds/words'
import { Num } from '@anfilada/ui/Num'
import { ComboField, type Suggestion } from '@anfilada/ui/ComboField'
import { Stepper } from '@anfilada/ui/Stepper'
import { TextField } from '@anfilada/ui/TextField'
import { countIn, type OrderFields, textIn } from './order-fields.ts'

type Props<F> = { fields: OrderFields; field: F }

/** People's own words: a name, a phone, a place, wishes in several lines. What is known of them may be offered. */
export function WordsField({ fields, field, suggestions }: Props<WordField> & { suggestions?: readonly Suggestion[] }) {
  const { text, filled = false, lines = false, phone: isPhone = false } = textOf(fields.kind, field)
  const given = {
    label: fields.label(field),
    name: field,
    value: textIn(fields, field),
    onChange: (value: string) => fields.set(field, value),
    hint: fields.hint?.(field),
    error: fields.error(field),
    autoComplete: 'off',
    dir: isPhone ? 'ltr' : 'auto',
    ...(isPhone && ({ type: 'tel', inputMode: 'tel' } as const)),
    maxLength: text,
    isRequired: filled,
  } as const
  return suggestions ? <ComboField {...given} suggestions={suggestions} /> : <TextField {...given} multiline={lines} />
}

export function HourField({ fields, field }: Props<'time' | 'pickup_time' | 'return_time'>) {
  return (
    <TimeField
      label={fields.label(field)}
      name={field}
      value={textIn(fields, field)}
      onChange={(time) => fields.set(field, time)}
      error={fields.error(field)}
      isRequired
    />
  )
}

/** A number within what its kind takes. `isPart`: its list says what is wrong. */
export function CountControl({ fields, field, isPart = false }: Props<CountField> & { isPart?: boolean }) {
  const t = useTranslations('newOrder')
  const { least, most } = boundsOf(fields.kind, field)
  const label = fields.label(field)
  const price = fields.price?.(field)
  return (
    <Stepper
      label={label}
      name={field}
      value={countIn(fields, field)}
      min={least}
      max={fields.most?.(field) ?? most}
      onChange={(value) => fields.set(field, value)}
      decreaseLabel={t('decrease', { label })}
      increaseLabel={t('increase', { label })}
      hint={fields.hint?.(field)}
      aside={price !== undefined && <Num>{price}</Num>}
      error={isPart ? undefined : fields.error(field)}
    />
  )
}
