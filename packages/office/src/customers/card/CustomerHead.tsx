import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { museumDate, useFormats } from '@anfilada/browser/formats'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import type { OfficeCustomerCard } from '@anfilada/contract/customers/office-customers'
import { Fact } from '@anfilada/ui/FactList'
import { Num } from '@anfilada/ui/Num'
import { Tag } from '@anfilada/ui/Tag'
import { ActingNote } from '../acting/ActingDialog.tsx'
import { balanceQuery } from '../../payments/payments.queries.ts'
import { orderCountsQuery } from '../customers.queries.ts'
import head from '../../shell/panes/CardHead.module.css'
import styles from './CustomerHead.module.css'

/** Who it is, and the four facts that one looks for first: money, terms, orders ahead, when somebody was here. */
export function CustomerHead({ customer }: { customer: OfficeCustomerCard }) {
  const t = useTranslations('customers')
  const { day } = useFormats()
  const since = museumDate(new Date(customer.created_at))
  return (
    <>
      <header>
        <h2 className={head.title}>{customer.name}</h2>
        <p className={head.meta}>
          {customer.status === 'blocked' && <Tag tone="red">{t('card.blocked')}</Tag>}
          <span className="mut">
            <Num>{t('card.number', { id: String(customer.id) })}</Num> · {t(`kinds.${customer.kind}`)} ·{' '}
            {t('card.since', { date: `${day(since)} ${since.slice(0, 4)}` })}
          </span>
        </p>
      </header>
      {customer.status === 'blocked' && (
        <p className={styles.blocked}>{t('card.blockedFor', { reason: customer.block_reason ?? t('card.unknown') })}</p>
      )}
      <ActingNote customerId={customer.id} />
      <Facts customer={customer} />
    </>
  )
}

function Facts({ customer }: { customer: OfficeCustomerCard }) {
  return (
    <dl className={head.facts}>
      <BalanceFact customerId={customer.id} />
      <TermsFact customer={customer} />
      <OrdersFact customerId={customer.id} />
      <SeenFact customer={customer} />
    </dl>
  )
}

/** Keeps the line of what is said under a figure that has not come. */
const unread = '\u00a0'

function BalanceFact({ customerId }: { customerId: number }) {
  const { formatSum } = useFormats()
  const t = useTranslations('customers.card')
  const { data } = useQuery(balanceQuery(customerId, useLanguage().language))
  if (!data)
    return (
      <Fact term={t('balance')} under={unread}>
        —
      </Fact>
    )
  return (
    <Fact term={t('balance')} under={t(data.owed > 0 ? 'owed' : data.owed < 0 ? 'advance' : 'even')}>
      <Num>{formatSum(Math.abs(data.owed), data.currency)}</Num>
    </Fact>
  )
}

function TermsFact({ customer: { settlement, terms } }: { customer: OfficeCustomerCard }) {
  const { formatSum } = useFormats()
  const t = useTranslations('customers.card')
  const word = useTranslations('customers.settlements')
  const { pay_hours: hours, credit_limit: limit } = terms
  const limitWord = limit === null ? t('noLimit') : t('limit', { sum: formatSum(limit, 'RUB') })
  return (
    <Fact term={t('pays')} under={hours === null ? limitWord : t('hours', { count: hours })}>
      <span className={head.word}>{word(settlement)}</span>
    </Fact>
  )
}

function OrdersFact({ customerId }: { customerId: number }) {
  const t = useTranslations('customers.card')
  const { number } = useFormats()
  const { data } = useQuery(orderCountsQuery([customerId], useLanguage().language))
  if (!data)
    return (
      <Fact term={t('open')} under={unread}>
        —
      </Fact>
    )
  const count = data.get(customerId) ?? 0
  return (
    <Fact term={t('open')} under={t('ordersWord', { count })}>
      <Num>{number(count)}</Num>
    </Fact>
  )
}

function SeenFact({ customer: { members } }: { customer: OfficeCustomerCard }) {
  const t = useTranslations('customers.card')
  const { moment } = useFormats()
  const moments = members.flatMap(({ last_login_at: at }) => (at ? [at] : []))
  const seen = moments.toSorted((a, b) => Date.parse(a) - Date.parse(b)).at(-1)
  return (
    <Fact term={t('lastSeen')}>
      <span className={head.word}>{seen ? moment(seen) : t('never')}</span>
    </Fact>
  )
}
