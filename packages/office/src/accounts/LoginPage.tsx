import { useTranslations } from 'use-intl'
import { LanguageRow } from '@anfilada/browser/LanguageRow'
import { LoginForm } from '@anfilada/browser/LoginForm'
import { usePageTitle } from '@anfilada/browser/page-title'
import { Logo } from '@anfilada/ui/Logo'
import styles from './LoginPage.module.css'

export function LoginPage() {
  const t = useTranslations('office.login')
  const shell = useTranslations('shell')
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
        <LoginForm door={{ ability: ['read', 'OfficeOrder'], otherwise: t('notStaff') }} />
      </div>
    </main>
  )
}
