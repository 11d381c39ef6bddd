import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { useFailureSentence } from '@anfilada/browser/failure-sentence'
import { useFormats } from '@anfilada/browser/formats'
import { MoneySentence, sumsOf } from '@anfilada/browser/MoneySentence'
import { useSaid } from '@anfilada/browser/said-errors'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import type { OfficePayment } from '@anfilada/contract/payments/office-payments'
import { ActButton } from '@anfilada/ui/ActButton'
import { actLinkClass } from '@anfilada/ui/act-link'
import { Num } from '@anfilada/ui/Num'
import { Section } from '@anfilada/ui/Section'
import { SkeletonRows } from '@anfilada/ui/Skeleton'
import { usePastMoment } from '../shell/said.ts'
import { PaymentPhrases } from './PaymentPhrases.tsx'
import styles from './payments.module.css'
import { balanceQuery, customerPaymentsQuery } from './payments.queries.ts'
import { PaymentTag } from './ToneTag.tsx'

const shown = 6

/** The newest payments on the customer's card, and how its money stands. */
export function CustomerPayments({ customerId }: { customerId: number }) {
  return (
    <PaymentPhrases>
      <Newest customerId={customerId} />
    </PaymentPhrases>
  )
}

function Newest({ customerId }: { customerId: number }) {
  const t = useTranslations('payments')
  const shell = useTranslations('shell')
  const sentence = useFailureSentence()
  const { data, error, isPending, refetch } = useQuery(customerPaymentsQuery(customerId, shown, useLanguage().language))
  useSaid(error)
  const all = (
    <Link to="/payments" search={{ customer: customerId }} className={actLinkClass}>
      {t('onCard.all')}
    </Link>
  )
  return (
    <Section title={t('onCard.title')} level={3} rule="plain" aside={all}>
      {isPending && <SkeletonRows rows={2} rowHeight="46px" label={shell('loading')} />}
      {error && (
        <p role="alert">
          {t('onCard.failed')} {sentence(error)} <ActButton onPress={() => void refetch()}>{shell('retry')}</ActButton>
        </p>
      )}
      <Money customerId={customerId} />
      {!error && data?.length === 0 && <p className="mut">{t('onCard.none')}</p>}
      {!error && data && <Lines payments={data} />}
    </Section>
  )
}

/** How the customer stands, and the way to where money of payments is allocated that pays nothing. */
function Money({ customerId }: { customerId: number }) {
  const t = useTranslations('payments')
  const { data } = useQuery(balanceQuery(customerId, useLanguage().language))
  if (!data) return null
  return (
    <div className={styles.stands}>
      <MoneySentence
        sums={sumsOf(data)}
        useKept={
          data.kept_of_payments > 0 && (
            <Link to="/payments" search={{ view: 'money', customer: customerId }} className={actLinkClass}>
              {t('onCard.allocate')}
            </Link>
          )
        }
      />
    </div>
  )
}

function Lines({ payments }: { payments: OfficePayment[] }) {
  const { formatSum } = useFormats()
  const t = useTranslations('payments')
  const moment = usePastMoment()
  return (
    <ul className={styles.lines}>
      {payments.map((payment) => (
        <li key={payment.id}>
          <span>
            <Link to="/payments" search={{ payment: payment.id }}>
              {t('card.number', { id: String(payment.id) })}
            </Link>
            <small>
              {moment(payment.created_at)} · {t(`methods.${payment.method}`)}
            </small>
          </span>
          <span className={styles.due}>
            <PaymentTag payment={payment} />
            <Num>{formatSum(payment.amount, payment.currency)}</Num>
          </span>
        </li>
      ))}
    </ul>
  )
}
