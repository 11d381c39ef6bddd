import { useState, type FormEvent } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '@anfilada/ui/Button'
import { PasswordField } from '@anfilada/ui/PasswordField'
import { TextField } from '@anfilada/ui/TextField'
import styles from './LoginForm.module.css'
import { useLogin, type Door } from './use-login.ts'

/** Login, password and the button; without a door everybody whom the server knows is let in. */
export function LoginForm({ door }: { door?: Door }) {
  const t = useTranslations('accounts')
  const [login, setLogin] = useState('')
  const [password, setPassword] = useState('')
  const { submit, busy, failure, fields } = useLogin(door)

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    void submit({ login, password })
  }

  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate>
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
      {failure && (
        <p role="alert" className={styles.failure}>
          {failure}
        </p>
      )}
      <Button type="submit" variant="primary" wide busy={busy} busyLabel={t('submitting')}>
        {t('submit')}
      </Button>
    </form>
  )
}
