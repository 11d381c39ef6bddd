import { type FormEvent, useLayoutEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '@anfilada/ui/Button'
import { PasswordField } from '@anfilada/ui/PasswordField'
import { TextField } from '@anfilada/ui/TextField'
import { FormFailure } from '../../forms/FormFailure.tsx'
import { sessionEnd } from '../../session/session.ts'
import { CodeStep } from './CodeStep.tsx'
import styles from './LoginForm.module.css'
import { useLogin, type Audience } from './use-login.ts'

/** Login and password, then the code of the second factor where there is one. `known`: a login that need not be typed. */
export function LoginForm({ audience, known = '' }: { audience: Audience; known?: string | undefined }) {
  const t = useTranslations('identity')
  const [login, setLogin] = useState(known)
  const [password, setPassword] = useState('')
  const [totp, setTotp] = useState('')
  // Of this visit to the form: signing in begins another session.
  const [ended] = useState(sessionEnd)
  const { step, goBack, submit, busy, failure, fields } = useLogin(audience)
  const form = useRef<HTMLFormElement>(null)
  // The form may have stood in the page before its program: what was typed meanwhile is in its fields alone.
  useLayoutEffect(() => {
    const typed = (name: string) => form.current?.querySelector<HTMLInputElement>(`input[name=${name}]`)?.value ?? ''
    setLogin(typed('login'))
    setPassword(typed('password'))
  }, [])

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    void submit({ login, password, totp })
  }

  return (
    // Sent by itself, which only a browser without scripts could do, a password must not become an address.
    <form ref={form} className={styles.form} method="post" onSubmit={onSubmit} noValidate>
      {ended.login !== undefined && !ended.hasLeft && <p role="status">{t('sessionOver')}</p>}
      {step === 'password' ? (
        <>
          <TextField
            label={t('login')}
            name="login"
            autoComplete="username"
            dir="ltr"
            value={login}
            onChange={setLogin}
            isRequired
            error={fields.login}
          />
          <PasswordField
            label={t('password')}
            name="password"
            autoComplete="current-password"
            showLabel={t('showPassword')}
            hideLabel={t('hidePassword')}
            value={password}
            onChange={setPassword}
            isRequired
            error={fields.password}
          />
        </>
      ) : (
        <CodeStep login={login} code={totp} onCode={setTotp} error={fields.totp} onBack={goBack} />
      )}
      <FormFailure sentence={failure} />
      <Button type="submit" variant="primary" wide busy={busy} busyLabel={t('submitting')}>
        {t('submit')}
      </Button>
    </form>
  )
}
