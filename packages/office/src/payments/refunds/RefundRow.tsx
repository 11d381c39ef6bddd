import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useMay } from '@anfilada/browser/ability'
import { formatSum } from '@anfilada/browser/formats'
import { useAct } from '@anfilada/browser/use-act'
import type { OfficeRefund } from '@anfilada/contract/payments/office-payments'
import { ActButton } from '@anfilada/ui/ActButton'
import { Button } from '@anfilada/ui/Button'
import { Dialog } from '@anfilada/ui/Dialog'
import { Num } from '@anfilada/ui/Num'
import { showToast } from '@anfilada/ui/toasts'
import { usePastMoment } from '../../shell/past-moment.ts'
import styles from '../payments.module.css'
import { RefundTag } from '../ToneTag.tsx'

/** A refund and what became of it; whoever proposed it cannot send it, and that is said. */
export function RefundRow({ refund, onCard = false }: { refund: OfficeRefund; onCard?: boolean }) {
  const t = useTranslations('payments.refunds')
  const moment = usePastMoment()
  const { payment_id: payment, amount, reason, state, message, decided_by: decider, decided_at: decided, finished_at: finished } = refund
  const decidedWord = state === 'declined' ? 'declinedBy' : 'sentBy'
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <span className={styles.tags}>
          <RefundTag state={state} />
          {!onCard && (
            <Link to="/payments" search={{ payment }}>
              {t('payment', { id: String(payment) })}
            </Link>
          )}
        </span>
        <span>{reason}</span>
        <small>{t('by', { name: refund.requested_by, moment: moment(refund.requested_at) })}</small>
        {decider && decided && <small>{t(decidedWord, { name: decider, moment: moment(decided) })}</small>}
        {finished && state === 'complete' && <small>{t('finished', { moment: moment(finished) })}</small>}
        {message !== '' && (
          <small>
            <bdi>{message}</bdi>
          </small>
        )}
      </div>
      <div className={styles.amount}>
        <Num>{formatSum(amount, 'RUB')}</Num>
      </div>
      <div className={styles.acts}>{state === 'proposed' && <Decision refund={refund} />}</div>
    </li>
  )
}

function Decision({ refund }: { refund: OfficeRefund }) {
  const t = useTranslations('payments.refunds')
  const mayDecide = useMay()(['update', 'OfficePayment'])
  const [isSending, setSending] = useState(false)
  const { act, sending } = useAct(['payments', 'orders', 'customers', 'ledger'])
  if (!mayDecide) return null
  if (!refund.decidable) return <small className="mut">{t('byAnother')}</small>
  async function decline() {
    const { ok } = await act('approve_refund', { refund_id: refund.id, approve: false })
    if (ok) showToast({ tone: 'done', text: t('declinedDone') })
  }
  return (
    <>
      <Button variant="primary" size="s" onPress={() => setSending(true)}>
        {t('send')}
      </Button>
      <ActButton danger busy={sending !== undefined} onPress={() => void decline()}>
        {t('decline')}
      </ActButton>
      {isSending && <SendDialog refund={refund} onClose={() => setSending(false)} />}
    </>
  )
}

/** Money that has gone does not come back: the second person sees what goes and why once more. */
function SendDialog({ refund: { id, amount, reason }, onClose }: { refund: OfficeRefund; onClose: () => void }) {
  const t = useTranslations('payments.refunds')
  const { act, sending } = useAct(['payments', 'orders', 'customers', 'ledger'])
  const sum = formatSum(amount, 'RUB')
  async function send() {
    const { ok } = await act('approve_refund', { refund_id: id, approve: true })
    onClose()
    if (ok) showToast({ tone: 'done', text: t('sent', { sum }) })
  }
  const actions = (
    <>
      <Button variant="primary" busy={sending !== undefined} busyLabel={t('sending')} onPress={() => void send()}>
        {t('sendSum', { sum })}
      </Button>
      <Button focusFirst onPress={onClose}>
        {t('keep')}
      </Button>
    </>
  )
  return (
    <Dialog title={t('sendTitle', { sum })} role="alertdialog" onClose={onClose} actions={actions}>
      <p>{reason}</p>
      <p className="mut">{t('sendText')}</p>
    </Dialog>
  )
}
