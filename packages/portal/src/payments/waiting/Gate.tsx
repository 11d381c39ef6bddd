import { useTranslations } from 'use-intl'
import { richPart } from '@anfilada/browser/rich-part'
import { formatSum } from '@anfilada/browser/formats'
import type { PaymentState } from '@anfilada/contract/payments/payments'
import { buttonLinkClass } from '@anfilada/ui/button-link'
import { Num } from '@anfilada/ui/Num'
import { QrCode } from '@anfilada/ui/QrCode'
import styles from './Gate.module.css'
import { useNow } from './use-now.ts'
import { clockOf, timeLeft } from './wait-steps.ts'

/** Where it is paid: the code in its doorway, or the way back to the bank's page. */
export function Gate({ payment }: { payment: PaymentState }) {
  const t = useTranslations('payments.wait')
  const { method, url, qr, amount } = payment
  return (
    <section className={styles.gate} aria-label={t(`gate.${method}`)}>
      {qr !== null && (
        <div className={styles.arch}>
          <div>
            <div>
              <p className={styles.word}>{t(`gate.${method}`)}</p>
              <QrCode text={qr} label={t('qr', { sum: formatSum(amount, payment.currency) })} />
            </div>
          </div>
          <span className={styles.sill} />
        </div>
      )}
      <p className={styles.text}>{t(qr === null ? 'bankText' : method === 'wechat' ? 'scanWechat' : 'scan')}</p>
      <BankLink address={qr ?? url} word={t(qr !== null ? 'toApp' : 'toBank')} />
      <Life payment={payment} />
    </section>
  )
}

/** WeChat's codes are no web addresses: only its own app reads them. */
function BankLink({ address, word }: { address: string | null; word: string }) {
  if (address === null || !/^https?:\/\//.test(address)) return null
  return (
    <a href={address} className={buttonLinkClass('primary')} rel="noreferrer">
      {word}
    </a>
  )
}

function Life({ payment }: { payment: PaymentState }) {
  const t = useTranslations('payments.wait')
  const left = timeLeft(payment, useNow(true))
  if (left === 0) return <p className={styles.text}>{t('over')}</p>
  const whole = Date.parse(payment.expires_at) - Date.parse(payment.created_at)
  return (
    <>
      <p className={styles.life}>{t.rich('left', { time: richPart(<Num className={styles.clock}>{clockOf(left)}</Num>) })}</p>
      <meter className={styles.meter} min={0} max={whole} value={left} aria-label={t('leftOf')} />
    </>
  )
}
