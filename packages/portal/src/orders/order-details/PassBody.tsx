import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useMay } from '@anfilada/browser/ability'
import { lowered } from '@anfilada/contract/formats'
import type { OrderKind } from '@anfilada/contract/orders/items'
import type { OrderDetails } from '@anfilada/contract/orders/orders'
import { Button } from '@anfilada/ui/Button'
import styles from './Pass.module.css'

/** Onward from an order that has no places: at another time. `again`: what cannot be opened again is ordered anew; `other`: what waits is changed. */
export type Onward = { again: ReactNode; other: ReactNode }

/** The one sentence of the state, and the one way onward from it. */
export function PassBody({ order, again, other }: { order: OrderDetails } & Onward) {
  const { data, info } = order
  const t = useTranslations('orders')
  const facts = useTranslations('orderFacts')
  const placeLabel = usePlaceLabel(data.kind)
  switch (info.status) {
    case 'confirmed':
      return info.entrance && <Said label={placeLabel}>{info.entrance}</Said>
    case 'in_processing':
      return (
        <Said label={facts('pass.what')} acts={<AskOffice />}>
          {t(data.schedule_item_id === null ? 'order.waitsForAnswer' : 'order.waitsForAnswerWithPlaces')}
        </Said>
      )
    case 'waiting_list':
      return <Queue order={order} other={other} />
    case 'rejected':
      return (
        <Said label={t('order.reason')} acts={again}>
          {info.rejection_reason || t('order.rejectedNoReason')}
        </Said>
      )
    case 'cancelled':
      return (
        <Said label={info.rejection_reason && facts('why')} acts={again}>
          {info.rejection_reason}
        </Said>
      )
    default:
      return info.status satisfies never
  }
}

function Queue({ order, other }: { order: OrderDetails; other: ReactNode }) {
  const t = useTranslations('orders')
  const facts = useTranslations('orderFacts')
  const { waiting } = order
  if (!waiting) return null
  const { position, ahead_places: ahead } = waiting
  return (
    <Said label={facts('pass.queueLabel')} acts={other}>
      {facts('pass.queue', { position: String(position), ahead: ahead > 0 ? t('persons', { count: ahead }) : facts('nobody') })}
    </Said>
  )
}

function Said({ label, acts, children }: { label: string | null; acts?: ReactNode; children: ReactNode }) {
  return (
    <>
      {label && <small className={styles.label}>{label}</small>}
      {children && (
        <p className={styles.said}>
          <bdi>{children}</bdi>
        </p>
      )}
      {acts && <p className={styles.onward}>{acts}</p>}
    </>
  )
}

/** To where one writes, further down the page. */
function AskOffice() {
  const t = useTranslations('orderFacts')
  const mayWrite = useMay()(['create', 'Message'])
  if (!mayWrite) return null
  const write = () => document.querySelector<HTMLElement>('#thread textarea')?.focus()
  return <Button onPress={write}>{t('pass.ask')}</Button>
}

/** What the place of a confirmed order is: a museum has an entrance, a coach comes to a door, equipment is handed out. */
function usePlaceLabel(kind: OrderKind): string {
  const t = useTranslations('orders')
  const facts = useTranslations('orderFacts')
  const services = useTranslations('services')
  if (kind === 'transport') return lowered(services('field.pickup'))
  if (kind === 'guide') return lowered(services('field.meeting_point'))
  return kind === 'audio_guides' ? lowered(facts('pickup')) : t('order.entrance')
}
