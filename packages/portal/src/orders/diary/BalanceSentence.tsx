import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { MoneySentence, sumsOf } from '@anfilada/browser/MoneySentence'
import { useMinute } from '@anfilada/browser/use-minute'
import { wishesDue } from '@anfilada/contract/orders/wishes-due'
import type { Order } from '@anfilada/contract/orders/orders'
import { ActButton } from '@anfilada/ui/ActButton'
import { actLinkClass } from '@anfilada/ui/act-link'
import { goToDueWishes } from '../needs/due-wishes-place.ts'
import { useDueWishes } from '../needs/use-due-wishes.ts'
import { OrderPageWords } from '../OrderWords.tsx'
import { useBalanceQuery } from './balance.queries.ts'
import styles from './BalanceSentence.module.css'
import { UseKept } from './UseKept.tsx'

/** How the customer stands, once it is known, and the ways to the orders that are not paid and to the wishes that are due. */
export function BalanceSentence({ orders }: { orders: readonly Order[] }) {
  return (
    <OrderPageWords>
      <Sentence orders={orders} />
    </OrderPageWords>
  )
}

function Sentence({ orders }: { orders: readonly Order[] }) {
  const t = useTranslations('money')
  const diary = useTranslations('besideOrders')
  const { data } = useQuery(useBalanceQuery(orders, useLanguage().language))
  const asked = useDueWishes()
  const now = useMinute()
  // All of the line at once: a way that came after the rest would move it.
  if (!data || !asked) return null
  const wishes = wishesDue(asked, now)
  return (
    <>
      <MoneySentence sums={sumsOf(data)} useKept={<UseKept kept={data.kept} orders={data.due_orders} />} />
      <span className={styles.ways}>
        {wishes.length > 0 && (
          <span className={styles.waits}>
            <ActButton onPress={goToDueWishes}>{diary('wishes.toSend', { count: wishes.length })}</ActButton>
          </span>
        )}
        {data.due_total > 0 && (
          <Link to="/upcoming" search={{ unpaid: true }} className={actLinkClass}>
            {t('allUnpaid')}
          </Link>
        )}
      </span>
    </>
  )
}
