import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { useFailureSentence } from '@anfilada/browser/failure-sentence'
import { formatSum } from '@anfilada/browser/formats'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import type { OfficePayment } from '@anfilada/contract/payments/office-payments'
import { ActButton } from '@anfilada/ui/ActButton'
import { actLinkClass } from '@anfilada/ui/act-link'
import { Num } from '@anfilada/ui/Num'
import { Section } from '@anfilada/ui/Section'
import { SkeletonRows } from '@anfilada/ui/Skeleton'
import { usePastMoment } from '../shell/past-moment.ts'
import { PaymentPhrases } from './PaymentPhrases.tsx'
import styles from './payments.module.css'
import { customerPaymentsQuery } from './payments.queries.ts'
import { StatusTag } from './ToneTag.tsx'

const shown = 6

/** The newest payments on the customer's card, and what of their money is free. */
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
      {!error && data?.length === 0 && <p className="mut">{t('onCard.none')}</p>}
      {!error && data && <Lines payments={data} />}
    </Section>
  )
}

function Lines({ payments }: { payments: OfficePayment[] }) {
  const t = useTranslations('payments')
  const moment = usePastMoment()
  return (
    <ul className={styles.lines}>
      {payments.map(({ id, created_at: at, method, amount, currency, status, kept }) => (
        <li key={id}>
          <span>
            <Link to="/payments" search={{ payment: id }}>
              {t('card.number', { id: String(id) })}
            </Link>
            <small>
              {moment(at)} · {t(`methods.${method}`)}
              {kept > 0 && <> · {t('keptTag', { sum: formatSum(kept, currency) })}</>}
            </small>
          </span>
          <span className={styles.due}>
            <StatusTag status={status} />
            <Num>{formatSum(amount, currency)}</Num>
          </span>
        </li>
      ))}
    </ul>
  )
}
