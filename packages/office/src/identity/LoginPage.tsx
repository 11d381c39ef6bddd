import { useTranslations } from 'use-intl'
import { LanguageRow } from '@anfilada/browser/LanguageRow'
import { LoginForm } from '@anfilada/browser/identity/LoginForm'
import { usePageTitle } from '@anfilada/browser/page-title'
import type { LoginOutput } from '@anfilada/contract/identity/login'
import { Logo } from '@anfilada/ui/Logo'
import { homeOf } from '../shell/layout/menu.ts'
import { useSections } from '../shell/offers.ts'
import styles from './LoginPage.module.css'

export function LoginPage() {
  const t = useTranslations('office.login')
  const identity = useTranslations('identity')
  const shell = useTranslations('shell')
  const sections = useSections()
  /** An employee who must turn on the second factor may nothing else yet. */
  const isStaff = (answer: LoginOutput) => answer.userData.second_factor === 'required' || homeOf(sections, answer) !== undefined
  usePageTitle(t('title'))
  return (
    <main className={styles.page}>
      <div className={styles.sheet}>
        <header className={styles.top}>
          <Logo word={shell('brand')} />
          <LanguageRow />
        </header>
        <h1>{t('title')}</h1>
        <p className="mut">{t('tagline')}</p>
        <LoginForm audience={{ admits: isStaff, otherwise: t('notStaff') }} />
        <p className={styles.under}>
          {/* A page of the portal, which is another app at this origin. */}
          <a href="/forgot">{identity('forgot')}</a>
        </p>
      </div>
    </main>
  )
}
