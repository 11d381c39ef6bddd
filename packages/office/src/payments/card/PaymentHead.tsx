import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { useFormats } from '@anfilada/browser/formats'
import type { OfficePaymentCard } from '@anfilada/contract/payments/office-payments'
import { Fact, FactGrid } from '@anfilada/ui/FactList'
import { actLinkClass } from '@anfilada/ui/act-link'
import { classNames } from '@anfilada/ui/class-names'
import { Num } from '@anfilada/ui/Num'
import head from '../../shell/panes/CardHead.module.css'
import { usePastMoment } from '../../shell/said.ts'
import { useProviderWord } from '../../shell/subjects.ts'
import { StatusTag, ToneTag } from '../ToneTag.tsx'

/** Whose it is, what became of it, and where its money is: asked for, came, pays orders, free, given back. */
export function PaymentHead({ payment }: { payment: OfficePaymentCard }) {
  const t = useTranslations('payments')
  const { id, status, reason, test, open_tasks: tasks, customer } = payment
  return (
    <>
      <header>
        <h2 className={head.title}>{t('card.number', { id: String(id) })}</h2>
        <p className={head.meta}>
          <StatusTag status={status} />
          {reason && <span className="mut">{t(`reasons.${reason}`)}</span>}
          {test && <ToneTag tone={undefined}>{t('test')}</ToneTag>}
          {tasks > 0 && (
            <Link to="/payments" search={{ view: 'tasks' }} className={actLinkClass}>
              {t('card.tasks', { count: tasks })}
            </Link>
          )}
        </p>
        <p>
          <Link to="/customers" search={{ customer: customer.id }}>
            {customer.name}
          </Link>
        </p>
      </header>
      <Sums payment={payment} />
      <Attempt payment={payment} />
    </>
  )
}

function Sums({ payment: { amount, received, allocated, kept, refunded, currency } }: { payment: OfficePaymentCard }) {
  const { formatSum } = useFormats()
  const t = useTranslations('payments.card')
  const sums = { asked: amount, received, allocated, kept, refunded }
  const isNotable = { kept: kept > 0, received: received > 0 && received !== amount }
  return (
    <dl className={classNames(head.facts, head.many)}>
      {(Object.keys(sums) as (keyof typeof sums)[]).map((name) => (
        <div key={name} data-notable={isNotable[name as keyof typeof isNotable] || undefined}>
          <dt>{t(name)}</dt>
          <dd>
            <Num>{formatSum(sums[name], currency)}</Num>
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Who pays how, and by which numbers the provider finds it. */
function Attempt({ payment }: { payment: OfficePaymentCard }) {
  const t = useTranslations('payments')
  const moment = usePastMoment()
  const provider = useProviderWord()
  const { email, by_link: byLink, created_by: author, finished_at: finished, provider_payment: theirs } = payment
  return (
    <FactGrid>
      <Fact term={t('card.payer')}>
        <bdi>{payment.payer}</bdi>
      </Fact>
      <Fact term={t('card.email')}>
        <a href={`mailto:${email}`}>{email}</a>
      </Fact>
      <Fact term={t('card.method')}>{t(`methods.${payment.method}`)}</Fact>
      <Fact term={t('card.by')}>{byLink ? t('card.byLink') : (author ?? t('card.system'))}</Fact>
      <Fact term={t('card.begun')}>{moment(payment.created_at)}</Fact>
      <Fact term={t(finished ? 'card.finished' : 'card.expires')}>{moment(finished ?? payment.expires_at)}</Fact>
      <Fact term={t('card.offer')}>{t('card.offerVersion', { version: String(payment.offer_version) })}</Fact>
      <Fact term={t('card.provider')}>{provider(payment.provider)}</Fact>
      <Fact term={t('card.reference')}>
        <bdi dir="ltr">{payment.provider_reference}</bdi>
      </Fact>
      {theirs !== null && (
        <Fact term={t('card.providerId')}>
          <bdi dir="ltr">{theirs}</bdi>
        </Fact>
      )}
    </FactGrid>
  )
}
