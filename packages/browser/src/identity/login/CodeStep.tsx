import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { ActButton } from '@anfilada/ui/ActButton'
import { TextField } from '@anfilada/ui/TextField'
import styles from './LoginForm.module.css'

type Props = { login: string; code: string; onCode: (code: string) => void; error: string | undefined; onBack: () => void }

const bold = (name: string) => () => <bdi className="strong">{name}</bdi>

/** The second factor: the authenticator's code, or a recovery code when the telephone is not at hand. */
export function CodeStep({ login, code, onCode, error, onBack }: Props) {
  const t = useTranslations('identity.secondStep')
  const [isRecovery, setRecovery] = useState(false)
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null)
  // The server has asked for it in place of the fields that had the focus.
  useEffect(() => field.current?.focus(), [isRecovery])

  function switchKind() {
    setRecovery(!isRecovery)
    onCode('')
  }

  return (
    <>
      <p className={styles.who}>
        <span>{t.rich('who', { login: bold(login) })}</span>
        <ActButton onPress={onBack}>{t('other')}</ActButton>
      </p>
      <TextField
        key={isRecovery ? 'recovery' : 'app'}
        ref={field}
        label={isRecovery ? t('recoveryCode') : t('code')}
        name="totp"
        hint={isRecovery ? t('recoveryHint') : t('codeHint')}
        autoComplete="one-time-code"
        inputMode={isRecovery ? 'text' : 'numeric'}
        dir="ltr"
        value={code}
        onChange={onCode}
        isRequired
        error={error}
      />
      <p>
        <ActButton onPress={switchKind}>{isRecovery ? t('toCode') : t('toRecovery')}</ActButton>
      </p>
    </>
  )
}
