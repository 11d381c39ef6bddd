import type { ReactNode } from 'react'
import { ClockIcon } from '@anfilada/ui/icons'
import { OpeningField } from '@anfilada/ui/OpeningField'
import { isTime, readTime } from './read-time.ts'
import { useDateWords } from './use-date-words.ts'
import { useTyped } from './use-typed.ts'

type Props = {
  label: string
  name: string
  /** `HH:MM`, or what was typed and is none. */
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
  error?: string | undefined
  hint?: ReactNode
  isRequired?: boolean
  isDisabled?: boolean
}

/** An hour of the day in 24, typed on any keyboard: `930` is half past nine. */
export function TimeField({ value, onChange, onBlur, error, ...rest }: Props) {
  const t = useDateWords()
  const typed = useTyped({
    value,
    onChange,
    onBlur,
    write: (time) => time,
    read: (text) => {
      const time = readTime(text)
      return time === undefined ? undefined : { value: time, isWhole: time === text }
    },
  })
  const isWrong = !typed.isTyping && value.trim() !== '' && !isTime(value)
  return (
    <OpeningField
      {...rest}
      text={typed.text}
      onText={typed.onText}
      onLeave={typed.onLeave}
      error={isWrong ? t('noTime') : error}
      icon={<ClockIcon />}
      inputMode="numeric"
    />
  )
}
