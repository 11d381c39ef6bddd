import { lazy, Suspense, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { LanguageRow } from '@anfilada/browser/LanguageRow'
import { LoginForm } from '@anfilada/browser/identity/LoginForm'
import { usePageTitle } from '@anfilada/browser/page-title'
import { giveAbility } from '@anfilada/contract/abilities'
import type { LoginOutput } from '@anfilada/contract/identity/login'
import { Logo } from '@anfilada/ui/Logo'
import styles from './LoginPage.module.css'
import { useIsTaken } from './use-is-taken.ts'

// The drawing is decoration: the form does not wait for it.
const Enfilade = lazy(() => import('@anfilada/ui/Enfilade').then((module) => ({ default: module.Enfilade })))
// So is what stands below; the login does without where its chunk does not come.
const LoginFoot = lazy(() => import('./LoginFoot.tsx').catch(() => ({ default: () => null })))

const isCustomer = (answer: LoginOutput) => giveAbility(answer.userAbility, ['read', 'Order'])

/**
 * The login. It stands in the page's HTML before its program, so that it knows no router: its links are plain. `savedFor`: whose password was
 * saved a moment ago.
 */
export function LoginPage({ savedFor }: { savedFor?: string | undefined }) {
  const t = useTranslations('identity')
  const shell = useTranslations('shell')
  // What comes by itself is not in the HTML.
  const isTaken = useIsTaken()
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
            <a href="/forgot">{t('forgot')}</a>
          </p>
          <div className={styles.new}>
            <span className="sm mut">{t('newHere')}</span>
            <a href="/registration" className="strong">
              {t('toRegistration')}
            </a>
          </div>
        </div>
        {isTaken && (
          <Suspense fallback={null}>
            <LoginFoot />
          </Suspense>
        )}
      </div>
      <div className={styles.picture}>
        {isTaken && (
          <Suspense fallback={null}>
            <Enfilade />
          </Suspense>
        )}
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
