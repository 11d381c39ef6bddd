import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useMay } from '@anfilada/browser/ability'
import { ConfirmAct } from '@anfilada/browser/ConfirmAct'
import { useFormats } from '@anfilada/browser/formats'
import { useAct } from '@anfilada/browser/use-act'
import type { OfficeRefund } from '@anfilada/contract/payments/office-payments'
import { ActButton } from '@anfilada/ui/ActButton'
import { Button } from '@anfilada/ui/Button'
import { Num } from '@anfilada/ui/Num'
import { showToast } from '@anfilada/ui/toasts'
import { usePastMoment } from '../../shell/said.ts'
import styles from '../payments.module.css'
import { isPostponed, RefundTag } from '../ToneTag.tsx'

/** A refund and what became of it; whoever proposed it cannot send it, and that is said. */
export function RefundRow({ refund, onCard = false }: { refund: OfficeRefund; onCard?: boolean }) {
  const { formatSum } = useFormats()
  const { amount, reason, state } = refund
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        {!onCard && <Whose refund={refund} />}
        <span>
          <bdi>{reason}</bdi>
        </span>
        <Course refund={refund} />
      </div>
      <div className={styles.amount}>
        <Num>{formatSum(amount, 'RUB')}</Num>
      </div>
      <div className={styles.acts}>
        <RefundTag refund={refund} />
        {state === 'proposed' && <Decision refund={refund} />}
      </div>
    </li>
  )
}

/** Who did what and when, and what the bank says where it does not pay at once. */
function Course({ refund }: { refund: OfficeRefund }) {
  const t = useTranslations('payments.refunds')
  const moment = usePastMoment()
  const { state, message, requested_by: author, requested_at: begun, finished_at: finished } = refund
  const needsSecond = refund.decided_by !== null || state === 'proposed'
  return (
    <>
      <small>{t(needsSecond ? 'by' : 'begunBy', { name: author, moment: moment(begun) })}</small>
      <Decided refund={refund} />
      {finished && state === 'complete' && <small>{t('finished', { moment: moment(finished) })}</small>}
      {isPostponed(refund) && <small>{t('tooEarly')}</small>}
      {state === 'failed' && message !== '' && <small>{t('failedWith', { message })}</small>}
    </>
  )
}

function Decided({ refund: { state, decided_by: name, decided_at: at } }: { refund: OfficeRefund }) {
  const t = useTranslations('payments.refunds')
  const moment = usePastMoment()
  if (name === null || at === null) return null
  return <small>{t(state === 'declined' ? 'declinedBy' : 'sentBy', { name, moment: moment(at) })}</small>
}

function Whose({ refund: { customer, payment_id: payment } }: { refund: OfficeRefund }) {
  const t = useTranslations('payments.refunds')
  return (
    <span className={styles.about}>
      <b>
        <Link to="/customers" search={{ customer: customer.id }}>
          {customer.name}
        </Link>
      </b>
      <Link to="/payments" search={{ payment }}>
        {t('payment', { id: String(payment) })}
      </Link>
    </span>
  )
}

const touches = ['payments', 'orders', 'customers', 'ledger']

function Decision({ refund }: { refund: OfficeRefund }) {
  const t = useTranslations('payments.refunds')
  const mayDecide = useMay()(['update', 'OfficePayment'])
  const [isAsking, setAsking] = useState(false)
  const { act, sending } = useAct(touches)
  if (!mayDecide) return null
  if (!refund.decidable) return <small className="mut">{t('byAnother')}</small>
  async function decline() {
    const { ok } = await act('approve_refund', { refund_id: refund.id, approve: false })
    if (ok) showToast({ tone: 'done', text: t('declinedDone') })
  }
  return (
    <>
      <Button variant="primary" size="s" onPress={() => setAsking(true)}>
        {t('send')}
      </Button>
      <ActButton danger busy={sending !== undefined} onPress={() => void decline()}>
        {t('decline')}
      </ActButton>
      {isAsking && <SendDialog refund={refund} onClose={() => setAsking(false)} />}
    </>
  )
}

/** Money that has gone does not come back: the second person sees whose it is, what goes and why once more. */
function SendDialog({ refund, onClose }: { refund: OfficeRefund; onClose: () => void }) {
  const { formatSum } = useFormats()
  const t = useTranslations('payments.refunds')
  const { id, payment_id: payment, customer, amount, reason } = refund
  const sum = formatSum(amount, 'RUB')
  return (
    <ConfirmAct
      tone="primary"
      action="approve_refund"
      data={{ refund_id: id, approve: true }}
      touches={touches}
      title={t('sendTitle', { sum })}
      words={{ keep: t('keep'), confirm: t('sendSum', { sum }), busy: t('sending') }}
      done={t('sent', { sum })}
      onClose={onClose}
    >
      <p>{t('sendOf', { name: customer.name, id: String(payment) })}</p>
      <p>
        <bdi>{reason}</bdi>
      </p>
      <p className="mut">{t('sendText')}</p>
    </ConfirmAct>
  )
}
