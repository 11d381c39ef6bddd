import { useState, type FormEvent } from 'react'
import { useTranslations } from 'use-intl'
import { officeLanguages } from '@anfilada/contract/languages'
import { languageNames } from '@anfilada/phrases/language-names'
import { Button } from '@anfilada/ui/Button'
import { Logo } from '@anfilada/ui/Logo'
import { PasswordField } from '@anfilada/ui/PasswordField'
import { TextField } from '@anfilada/ui/TextField'
import { useChooseLanguage, useLanguage } from '../shell/LanguageProvider.tsx'
import { usePageTitle } from '../shell/page-title.ts'
import styles from './LoginPage.module.css'
import { useLogin } from './use-login.ts'

export function LoginPage() {
  const t = useTranslations('office')
  usePageTitle(t('login.title'))
  return (
    <main className={styles.page}>
      <div className={styles.sheet}>
        <header className={styles.top}>
          <Logo word={t('brand')} />
          <Languages />
        </header>
        <h1>{t('login.title')}</h1>
        <p className="mut">{t('login.tagline')}</p>
        <LoginForm />
      </div>
    </main>
  )
}

function Languages() {
  const language = useLanguage()
  const choose = useChooseLanguage()
  return (
    <span className={styles.languages}>
      {officeLanguages.map((id) => (
        <button key={id} type="button" lang={id} aria-pressed={id === language} onClick={() => choose(id)}>
          {languageNames[id].short} <span className="sr">{languageNames[id].full}</span>
        </button>
      ))}
    </span>
  )
}

function LoginForm() {
  const t = useTranslations('office.login')
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
      <p role="alert" className={styles.failure}>
        {failure}
      </p>
      <Button type="submit" variant="primary" wide busy={busy} busyLabel={t('submitting')}>
        {t('submit')}
      </Button>
    </form>
  )
}
