import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useFormats } from '@anfilada/browser/formats'
import { useMinute } from '@anfilada/browser/use-minute'
import type { OrderDetails } from '@anfilada/contract/orders/orders'
import { FactList } from '@anfilada/ui/FactList'
import { Num } from '@anfilada/ui/Num'
import { Section } from '@anfilada/ui/Section'
import { Sum } from '../marks.tsx'
import { isUndecided } from './money-of-order.ts'
import styles from './sections.module.css'

/** A penalty, until when changes are free, and what cancelling costs; sums only for readers who may see prices. */
export function MoneySection({ order }: { order: OrderDetails }) {
  const t = useTranslations('orders')
  const facts = useMoneyFacts(order)
  const words = useTranslations('orderFacts')
  const { status, total } = order.info
  const note = total !== null && isUndecided(status) && words(`notYet.${status}`)
  if (facts.length === 0 && !note) return null
  return (
    <Section title={t(total === null ? 'order.changes' : 'order.money')} rule="plain">
      <FactList facts={facts} />
      {note && <p className={styles.note}>{note}</p>}
    </Section>
  )
}

function useMoneyFacts({ info }: OrderDetails): [label: string, value: ReactNode][] {
  const t = useTranslations('orders')
  const formats = useFormats()
  const now = useMinute()
  const until = info.free_changes_until
  const sumOf = (kopecks: number) => <Sum kopecks={kopecks} currency={info.currency} />
  const lossOf = (kopecks: number) => (
    <span className={styles.loss}>
      <Num>{`−${formats.formatSum(kopecks, info.currency)}`}</Num>
    </span>
  )
  const facts: [string, ReactNode | false][] = [
    [t('order.penalty'), info.penalty !== null && info.penalty > 0 && sumOf(info.penalty)],
    [t(until !== null && new Date(until) < now ? 'order.freeOver' : 'order.freeUntil'), until !== null && formats.moment(until, info.zone)],
    [t('order.penaltyNow'), info.cancel_penalty !== null && info.cancel_penalty > 0 && lossOf(info.cancel_penalty)],
  ]
  return facts.filter(([, value]) => value !== false)
}
