import { useController, type Control } from 'react-hook-form'
import { longestOf, type WordField } from '@anfilada/contract/orders/kinds/words'
import { useTranslations } from 'use-intl'
import { type EquipmentItem, maxQuantity } from '@anfilada/contract/orders/items'
import { Stepper } from '@anfilada/ui/Stepper'
import { TextField } from '@anfilada/ui/TextField'
import { useWordLabel } from '../../../word-label.ts'
import type { ServiceKind } from '../../new-order-search.ts'
import { hourOfTyping, type ServiceDraft } from '../service-draft.ts'
import { useServiceSentence } from '../service-sentence.ts'

type TextName = WordField<ServiceKind>
type TextProps = { control: Control<ServiceDraft>; name: TextName; hint?: string; isRequired?: boolean }

const phones: readonly TextName[] = ['contact_phone', 'guide_phone']

/** A line of people's text, or the wishes in several. */
export function WordsField({ control, name, hint, isRequired = false }: TextProps) {
  const label = useWordLabel()
  const { field } = useController({ control, name })
  const isPhone = phones.includes(name)
  return (
    <TextField
      {...field}
      label={label(name)}
      hint={hint}
      error={useServiceSentence(control)(name)}
      autoComplete="off"
      dir={isPhone ? 'ltr' : 'auto'}
      {...(isPhone && { type: 'tel', inputMode: 'tel' })}
      maxLength={longestOf(name)}
      multiline={name === 'notes'}
      isRequired={isRequired}
    />
  )
}

type HourProps = { control: Control<ServiceDraft>; name: 'time' | 'pickup_time' | 'return_time' }

/** An hour is typed, not picked: `930` is half past nine on every keyboard. */
export function HourField({ control, name }: HourProps) {
  const t = useTranslations('services')
  const { field } = useController({ control, name })
  return (
    <TextField
      {...field}
      label={t(`field.${name}`)}
      placeholder={t('hourPlaceholder')}
      inputMode="numeric"
      autoComplete="off"
      dir="ltr"
      maxLength={5}
      error={useServiceSentence(control)(name)}
      onBlur={() => {
        if (field.value) field.onChange(hourOfTyping(field.value))
        field.onBlur()
      }}
      isRequired
    />
  )
}

type CountProps = {
  control: Control<ServiceDraft>
  name: 'adult' | 'child' | 'hours' | `services.${EquipmentItem}`
  label: string
  min?: number
  max?: number
  hint?: string | undefined
}

export function CountField({ control, name, label, min = 0, max = maxQuantity, hint }: CountProps) {
  const t = useTranslations('newOrder')
  const { field } = useController({ control, name })
  const own = name.startsWith('services.') ? undefined : name
  const sentence = useServiceSentence(control)
  return (
    <Stepper
      label={label}
      name={name}
      value={field.value}
      min={min}
      max={max}
      onChange={field.onChange}
      decreaseLabel={t('decrease', { label })}
      increaseLabel={t('increase', { label })}
      hint={hint}
      error={own === 'adult' || own === 'child' || own === 'hours' ? sentence(own) : undefined}
    />
  )
}
