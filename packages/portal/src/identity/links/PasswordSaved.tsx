import { Link, useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { endSession } from '@anfilada/browser/session'
import { useLogOut } from '@anfilada/browser/use-log-out'
import { useSession } from '@anfilada/browser/use-session'
import { Button } from '@anfilada/ui/Button'
import { buttonLinkClass } from '@anfilada/ui/button-link'
import { bold, VisitorPage } from '../VisitorPage.tsx'
import styles from './links.module.css'

/** On to the login with the name filled in; where somebody else is signed in, he decides first. */
export function PasswordSaved({ login }: { login: string }) {
  const t = useTranslations('entrance.newPassword')
  const navigate = useNavigate()
  const { logOut } = useLogOut()
  const present = useSession()?.userData.login
  const other = present === login ? undefined : present

  useEffect(() => {
    if (other !== undefined) return
    // The new password has ended his sessions; this browser learns it here.
    if (present !== undefined) endSession()
    else void navigate({ to: '/login', state: { savedFor: login }, replace: true })
  }, [login, navigate, other, present])

  if (other === undefined) return null
  return (
    <VisitorPage
      title={t('savedTitle')}
      text={<span className={styles.who}>{t.rich('savedFor', { login: bold(login), other: bold(other) })}</span>}
    >
      <div className={styles.acts}>
        <Button variant="primary" onPress={logOut}>
          {t('leave')}
        </Button>
      </div>
      <p className={styles.acts}>
        <Link to="/">{t('stay')}</Link>
      </p>
    </VisitorPage>
  )
}

/** An employee's way on is the office, another app at this origin, whoever is signed in here. */
export function EmployeeSaved({ login }: { login: string }) {
  const t = useTranslations('entrance.newPassword')
  return (
    <VisitorPage title={t('savedTitle')} text={<span className={styles.who}>{t.rich('savedStaff', { login: bold(login) })}</span>}>
      <p className={styles.acts} role="status">
        <a href="/office/login" className={buttonLinkClass()}>
          {t('toOffice')}
        </a>
      </p>
    </VisitorPage>
  )
}
