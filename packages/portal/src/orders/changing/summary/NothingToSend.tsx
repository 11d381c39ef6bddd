import { useNavigate } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { PendingSums } from '../../order-details/PendingChange.tsx'
import { WithdrawChange } from '../../order-details/WithdrawChange.tsx'
import styles from './ChangeSummary.module.css'
import { forgetChangeDraft } from '../draft/change-draft.ts'
import type { ChangeForm } from '../draft/use-change-form.ts'

/** Nothing is typed: what waits for staff would cost so much. */
export function Unchanged({ order }: { order: ChangeForm['order'] }) {
  const t = useTranslations('changing')
  return (
    <>
      <p className={styles.note}>{t(order.info.pending_change ? 'nothingPending' : 'nothing')}</p>
      {order.info.pending_change && (
        <div className={styles.act}>
          <PendingSums order={order} />
        </div>
      )}
    </>
  )
}

/** The order stays as it is: what waits for staff can be taken back, a change that changes nothing is not sent. */
export function Back({ form: { order } }: { form: ChangeForm }) {
  const t = useTranslations('changing')
  const navigate = useNavigate()
  const { id } = order
  const pending = order.info.pending_change
  const leave = () => {
    forgetChangeDraft(id)
    void navigate({ to: '/upcoming/info', search: { id } })
  }
  return (
    <>
      <p className={styles.note}>{t('back')}</p>
      {pending && (
        <div className={styles.act}>
          <WithdrawChange id={id} revision={pending.revision} onDone={leave} />
        </div>
      )}
    </>
  )
}
