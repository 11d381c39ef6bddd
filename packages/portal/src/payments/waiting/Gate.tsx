import { useTranslations } from 'use-intl'
import { richPart } from '@anfilada/browser/rich-part'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { museumTime, useFormats } from '@anfilada/browser/formats'
import type { PaymentState } from '@anfilada/contract/payments/payments'
import { actLinkClass } from '@anfilada/ui/act-link'
import { buttonLinkClass } from '@anfilada/ui/button-link'
import { Num } from '@anfilada/ui/Num'
import { Progress } from '@anfilada/ui/Progress'
import { QrCode } from '@anfilada/ui/QrCode'
import { bankAddress, codeAddress, codeText } from '../bank-address.ts'
import { useRest } from '../../shell/rest.ts'
import styles from './Gate.module.css'
import { useNow } from './wait-time.ts'
import { timeLeft } from './wait-steps.ts'

/** Where it is paid: the code in its doorway, or the way back to the bank's page. */
export function Gate({ payment }: { payment: PaymentState }) {
  const { formatSum } = useFormats()
  const t = useTranslations('payments.wait')
  const { method, url, qr, amount } = payment
  const { language } = useLanguage()
  const left = timeLeft(payment, useNow(true))
  return (
    <section className={styles.gate} aria-label={t(`gate.${method}`)}>
      {qr === null ? (
        <h2>{t(`gate.${method}`)}</h2>
      ) : (
        <div className={styles.arch}>
          <div>
            <div>
              <p className={styles.word}>{t(`gate.${method}`)}</p>
              <QrCode text={codeText(qr, language)} label={t('qr', { sum: formatSum(amount, payment.currency) })} />
            </div>
          </div>
          <span className={styles.sill} />
        </div>
      )}
      {qr !== null && <Life payment={payment} left={left} />}
      {left > 0 && <p className={styles.text}>{t(qr === null ? 'bankText' : method === 'wechat' ? 'scanWechat' : 'scan')}</p>}
      {qr === null ? (
        <BankLink address={url === null ? undefined : bankAddress(url, language)} word={t('toBank')} />
      ) : (
        <AppLink address={codeAddress(qr, language)} word={t('toApp')} />
      )}
      {qr === null && <Life payment={payment} left={left} />}
    </section>
  )
}

type LinkProps = { address: string | undefined; word: string; look?: string }

function BankLink({ address, word, look = buttonLinkClass('primary') }: LinkProps) {
  if (address === undefined) return null
  return (
    <a href={address} className={look} rel="noreferrer">
      {word}
    </a>
  )
}

/** The act of a phone, which has no second camera for its own code; elsewhere the code is the act. WeChat's codes are no web addresses. */
function AppLink({ address, word }: LinkProps) {
  return (
    <>
      <BankLink address={address} word={word} look={`${buttonLinkClass('primary', true)} only-m`} />
      <BankLink address={address} word={word} look={`${actLinkClass} hide-m`} />
    </>
  )
}

function Life({ payment, left }: { payment: PaymentState; left: number }) {
  const t = useTranslations('payments.wait')
  const rest = useRest()
  if (left === 0) return <p className={styles.text}>{t('over')}</p>
  const whole = Date.parse(payment.expires_at) - Date.parse(payment.created_at)
  return (
    <>
      <p className={styles.life}>
        {t.rich('left', {
          rest: richPart(<b className={styles.rest}>{rest(left)}</b>),
          until: richPart(<Num>{museumTime(new Date(payment.expires_at))}</Num>),
        })}
      </p>
      <span className={styles.meter}>
        <Progress label={t('leftOf')} most={whole} done={left} isRest />
      </span>
    </>
  )
}
