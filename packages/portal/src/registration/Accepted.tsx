import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { Button } from '@anfilada/ui/Button'
import { Num } from '@anfilada/ui/Num'
import { bold, VisitorPage } from '../identity/VisitorPage.tsx'
import styles from './Accepted.module.css'
import { NextSteps } from './NextSteps.tsx'
import type { Accepted as AcceptedApplication } from './registration-draft.ts'

type Props = { accepted: AcceptedApplication; onMend: () => void }

/** The application is with the staff: its number, and what to do now. The same for an address that is known already. */
export function Accepted({ accepted, onMend }: Props) {
  const t = useTranslations('entrance.registration')
  const identity = useTranslations('identity')
  return (
    <VisitorPage title={t('acceptedTitle')}>
      <div role="status" className={styles.said}>
        <p>{t.rich('acceptedMail', { email: bold(accepted.email) })}</p>
        <p className="mut">{t('accepted')}</p>
        <p className={styles.reference}>
          <Num>{accepted.reference}</Num>
        </p>
      </div>
      <NextSteps />
      <div className={styles.mend}>
        <p className="sm mut">{t('noMail')}</p>
        <Button onPress={onMend}>{t('mend')}</Button>
        <Link to="/login">{identity('toLogin')}</Link>
      </div>
    </VisitorPage>
  )
}
