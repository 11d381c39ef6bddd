import { useTranslations } from 'use-intl'
import { PasswordField } from '@anfilada/ui/PasswordField'

type Props = {
  label: string
  name: string
  value: string
  onChange: (value: string) => void
  error?: string | undefined
  hint?: string
  isNew?: boolean
}

/** A password of the reader, as he has it or as he wants it. */
export function SecretField({ isNew = false, ...field }: Props) {
  const t = useTranslations('identity')
  return (
    <PasswordField
      {...field}
      isRequired
      autoComplete={isNew ? 'new-password' : 'current-password'}
      showLabel={t('showPassword')}
      hideLabel={t('hidePassword')}
    />
  )
}
