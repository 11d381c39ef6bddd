import { lazy, Suspense, useState, type FormEvent } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '@anfilada/ui/Button'
import { Logo } from '@anfilada/ui/Logo'
import { PasswordField } from '@anfilada/ui/PasswordField'
import { TextField } from '@anfilada/ui/TextField'
import { LanguageRow } from '../shell/language/LanguageRow.tsx'
import { usePageTitle } from '../shell/language/page-title.ts'
import styles from './LoginPage.module.css'
import { useLogin } from './use-login.ts'

// The drawing is decoration: the form does not wait for it.
const Enfilade = lazy(() => import('@anfilada/ui/Enfilade').then((module) => ({ default: module.Enfilade })))

export function LoginPage() {
  const t = useTranslations('accounts')
  const shell = useTranslations('shell')
  usePageTitle(t('signIn'))
  return (
    <main className={styles.page}>
      <div className={styles.side}>
        <header className={styles.top}>
          <span className={styles.logo}>
            <Logo word={shell('brand')} />
          </span>
          <LanguageRow />
        </header>
        <div className={styles.middle}>
          <h1>{t('signIn')}</h1>
          <p className={styles.tagline}>{t('tagline')}</p>
          <LoginForm />
        </div>
      </div>
      <div className={styles.picture}>
        <Suspense fallback={null}>
          <Enfilade />
        </Suspense>
        <span className={styles.pictureLogo}>
          <Logo word={shell('brand')} />
        </span>
      </div>
    </main>
  )
}

function LoginForm() {
  const t = useTranslations('accounts')
  const [login, setLogin] = useState('')
  const [password, setPassword] = useState('')
  const { submit, busy, failure, fields } = useLogin()

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
