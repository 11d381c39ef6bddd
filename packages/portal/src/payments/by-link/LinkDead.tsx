import { useTranslations } from 'use-intl'
import { VisitorPage } from '../../identity/VisitorPage.tsx'
import { DutyPhone } from '../DutyPhone.tsx'
import styles from '../paying/PaymentForm.module.css'

/** Nothing can be paid here: why, and whom to ask. */
export function LinkDead({ title, text }: { title?: string; text: string }) {
  const t = useTranslations('payments.byLink')
  return (
    <VisitorPage title={title ?? t('title')} text={text}>
      <div className={styles.stack}>
        <DutyPhone />
      </div>
    </VisitorPage>
  )
}
