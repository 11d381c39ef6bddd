import { useTranslations } from 'use-intl'
import { museumTime, useFormats } from '@anfilada/browser/formats'
import { isPaymentOver } from '@anfilada/contract/payments/payment-status'
import type { PaymentState } from '@anfilada/contract/payments/payments'
import { Button } from '@anfilada/ui/Button'
import { CheckIcon, ClockIcon, CloseIcon } from '@anfilada/ui/icons'
import { Note } from '@anfilada/ui/Note'
import { Num } from '@anfilada/ui/Num'
import { Section } from '@anfilada/ui/Section'
import type { ReactNode } from 'react'
import { LeaveAct, type Leaving } from './LeaveAct.tsx'
import styles from './PaymentWait.module.css'
import { useNow, type Asking } from './wait-time.ts'
import { waitSteps, type WaitStep } from './wait-steps.ts'

type Props = { payment: PaymentState; asking: Asking; acts: ReactNode; leaving: Leaving | undefined; linked: boolean }

/** Only what the bank said, and when it was asked. */
export function Truth({ payment, asking, acts, leaving, linked }: Props) {
  const t = useTranslations('payments.wait')
  const isOver = isPaymentOver(payment.status)
  return (
    <Section title={t('truth')} rule="none">
      <ol className={styles.truth} aria-live="polite">
        {waitSteps(payment).map((step) => (
          <Step key={step.word} step={step} payment={payment} />
        ))}
      </ol>
      {isOver ? <Outcome payment={payment} /> : <Waiting payment={payment} asking={asking} linked={linked} />}
      <div className={styles.acts}>
        {isOver ? acts : <AskButton asking={asking} />}
        {leaving && <LeaveAct payment={payment} leaving={leaving} />}
      </div>
    </Section>
  )
}

function Step({ step: { word, look }, payment }: { step: WaitStep; payment: PaymentState }) {
  const t = useTranslations('payments.wait')
  return (
    <li className={styles.step} data-look={look}>
      {look === 'done' ? (
        <CheckIcon />
      ) : look === 'failed' || look === 'left' ? (
        <CloseIcon />
      ) : (
        <span className={look === 'now' ? styles.spinner : undefined} />
      )}
      <span>{word === 'opened' ? t(`step.opened.${payment.method}`) : word === 'left' ? t('leftTitle') : t(`step.${word}`)}</span>
      {word === 'created' && <Num className={styles.when}>{museumTime(new Date(payment.created_at))}</Num>}
    </li>
  )
}

function Outcome({ payment: { status, reason } }: { payment: PaymentState }) {
  const t = useTranslations('payments')
  return <p className={styles.outcome}>{status === 'COMPLETE' ? t('wait.paidText') : t(`reason.${reason ?? 'unknown'}`)}</p>
}

function Waiting({ payment: { status, url, qr }, asking, linked }: Pick<Props, 'payment' | 'asking' | 'linked'>) {
  const t = useTranslations('payments.wait')
  const formats = useFormats()
  const cannotGoOn = status !== 'FORM_OPENED' && url === null && qr === null
  const isHeard = asking.silence === undefined && !asking.isOffline
  return (
    <>
      <p className={styles.outcome}>
        {formats.sentences(cannotGoOn ? [t('notYet'), t('noMore')] : [t('notYet')])}
        {isHeard && <Asked at={asking.at} />}
      </p>
      {!isHeard && (
        <p role="alert" className={styles.silence}>
          {asking.isOffline ? t('offline') : t('silent', { reason: asking.silence ?? '' })}
        </p>
      )}
      <Note icon={<ClockIcon />}>{t(linked ? 'close' : 'closeByLink')}</Note>
      <p className={styles.calm}>{t('once')}</p>
    </>
  )
}

function Asked({ at }: { at: number }) {
  const t = useTranslations('payments.wait')
  const seconds = Math.floor((useNow(true) - at) / 1000)
  return <span className={styles.asked}>{seconds < 1 ? t('askedNow') : t('asked', { seconds })}</span>
}

function AskButton({ asking: { busy, ask } }: { asking: Asking }) {
  const t = useTranslations('payments.wait')
  return (
    <Button busy={busy} busyLabel={t('asking')} onPress={ask}>
      {t('ask')}
    </Button>
  )
}
