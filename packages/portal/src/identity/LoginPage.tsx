import { Link, useLocation } from '@tanstack/react-router'
import { lazy, Suspense, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { LanguageRow } from '@anfilada/browser/LanguageRow'
import { LoginForm } from '@anfilada/browser/identity/LoginForm'
import { usePageTitle } from '@anfilada/browser/page-title'
import { giveAbility } from '@anfilada/contract/abilities'
import type { LoginOutput } from '@anfilada/contract/identity/login'
import { Logo } from '@anfilada/ui/Logo'
import styles from './LoginPage.module.css'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Whose password was saved a moment ago. */
    savedFor?: string
  }
}

// The drawing is decoration: the form does not wait for it.
const Enfilade = lazy(() => import('@anfilada/ui/Enfilade').then((module) => ({ default: module.Enfilade })))
// So is what stands below; the login does without where its chunk does not come.
const LoginFoot = lazy(() => import('./LoginFoot.tsx').catch(() => ({ default: () => null })))

const isCustomer = (answer: LoginOutput) => giveAbility(answer.userAbility, ['read', 'Order'])

export function LoginPage() {
  const t = useTranslations('identity')
  const shell = useTranslations('shell')
  const savedFor = useLocation({ select: ({ state }) => state.savedFor })
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
          {savedFor !== undefined && (
            <p role="status" className={styles.saved}>
              {t('passwordSaved')}
            </p>
          )}
          <LoginForm known={savedFor} audience={{ admits: isCustomer, otherwise: t.rich('staff', { link: toOffice }) }} />
          <p className={styles.under}>
            <Link to="/forgot">{t('forgot')}</Link>
          </p>
          <div className={styles.new}>
            <span className="sm mut">{t('newHere')}</span>
            <Link to="/registration" className="strong">
              {t('toRegistration')}
            </Link>
          </div>
        </div>
        <Suspense fallback={null}>
          <LoginFoot />
        </Suspense>
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

/** The office is another app at this origin. */
function toOffice(words: ReactNode) {
  return <a href="/office/login">{words}</a>
}
