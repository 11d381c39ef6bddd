import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useId, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useFailureSentence } from '@anfilada/browser/failure-sentence'
import { useSaid } from '@anfilada/browser/said-errors'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import type { ActionOutput } from '@anfilada/browser/http'
import type { Order } from '@anfilada/contract/orders/orders'
import { actLinkClass } from '@anfilada/ui/act-link'
import { ActButton } from '@anfilada/ui/ActButton'
import { Skeleton } from '@anfilada/ui/Skeleton'
import { useBalanceQuery } from './balance.queries.ts'
import { Sum } from '../marks.tsx'
import styles from './OrderDiary.module.css'

type BalanceOf = ActionOutput<'get_balance'>['result']

/** How the customer stands, by the ledger; read anew when the money of the shown orders changes. */
export function Balance({ orders }: { orders: readonly Order[] }) {
  const t = useTranslations('besideOrders')
  const { language } = useLanguage()
  const sentence = useFailureSentence()
  const balance = useQuery(useBalanceQuery(orders, language))
  const id = useId()
  useSaid(balance.error)
  return (
    <section aria-labelledby={id} aria-busy={balance.isPending || undefined} className={styles.part}>
      <h2 id={id} className={styles.title}>
        {t('balance.title')}
      </h2>
      {balance.isPending ? (
        <div className={styles.waiting}>
          <Skeleton />
        </div>
      ) : balance.isError ? (
        <p role="alert" className={styles.fact}>
          {sentence(balance.error)}{' '}
          <ActButton busy={balance.isFetching} onPress={() => void balance.refetch()}>
            {t('balance.again')}
          </ActButton>
        </p>
      ) : (
        <Facts balance={balance.data} orders={orders} />
      )}
    </section>
  )
}

function Facts({ balance, orders }: { balance: BalanceOf; orders: readonly Order[] }) {
  const t = useTranslations('besideOrders')
  // Penalties, and visits that are over: their orders stand in the archive.
  const archived = balance.due_total - balance.due_fees - balance.due_opening - orders.reduce((due, { info }) => due + (info.due ?? 0), 0)
  const sum = (kopecks: number) => <Sum kopecks={kopecks} currency={balance.currency} />
  return (
    <>
      <dl>
        <Fact label={t(balance.balance > 0 ? 'balance.debt' : 'balance.credit')}>{sum(Math.abs(balance.balance))}</Fact>
        {balance.available !== null && <Fact label={t('balance.available')}>{sum(balance.available)}</Fact>}
        {balance.due_fees > 0 && (
          <Fact
            label={
              <Link to="/payment" search={{ what: 'fees' }} className={actLinkClass}>
                {t('balance.fees')}
              </Link>
            }
          >
            {sum(balance.due_fees)}
          </Fact>
        )}
        {balance.due_opening > 0 && <Fact label={t('balance.opening')}>{sum(balance.due_opening)}</Fact>}
        {archived > 0 && (
          <Fact
            label={
              <Link to="/archive" className={actLinkClass}>
                {t('balance.archived')}
              </Link>
            }
          >
            {sum(archived)}
          </Fact>
        )}
      </dl>
      <p className={styles.remark}>{t(`balance.settlement.${balance.settlement}`)}</p>
    </>
  )
}

function Fact({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
