import { useTranslations } from 'use-intl'
import { usePageTitle } from '@anfilada/browser/page-title'
import { PasswordPanel } from '@anfilada/browser/identity/PasswordPanel'
import { SecondFactorPanel } from '@anfilada/browser/identity/SecondFactorPanel'
import { SessionsPanel } from '@anfilada/browser/identity/SessionsPanel'
import { useSession } from '@anfilada/browser/use-session'
import { classNames } from '@anfilada/ui/class-names'
import page from '../../shell/page/page.module.css'
import styles from './AccountPage.module.css'

/** An employee's own login: the second factor first, because nothing else opens without it. */
export function AccountPage() {
  const t = useTranslations('shell')
  const role = useTranslations('role')
  const user = useSession()?.userData
  usePageTitle(t('account'))
  return (
    <main id="content" tabIndex={-1} className={classNames(page.scrolling, page.padded, styles.page)}>
      <header className={page.head}>
        <div className={page.title}>
          <h1>{user?.name}</h1>
          <p>
            <bdi className="strong">{user?.login}</bdi> · {user?.roles.map((one) => role(one)).join(', ')}
          </p>
        </div>
      </header>
      <div className={styles.parts}>
        <div>
          <SecondFactorPanel />
          <PasswordPanel />
        </div>
        <SessionsPanel />
      </div>
    </main>
  )
}
