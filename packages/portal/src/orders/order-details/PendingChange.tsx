import { useTranslations } from 'use-intl'
import { useFormats } from '@anfilada/browser/formats'
import type { Order } from '@anfilada/contract/orders/orders'
import { Section } from '@anfilada/ui/Section'
import { ApproveChange } from './ApproveChange.tsx'
import { WithdrawChange } from './WithdrawChange.tsx'
import { Sum } from '../marks.tsx'
import { Changes } from './Changes.tsx'
import styles from './PendingChange.module.css'

/** A change that waits for staff, or first for a colleague who sees its penalty, beside the order that stays as it is until they answer. */
export function PendingChange({ order }: { order: Order }) {
  const t = useTranslations('orderFacts')
  const formats = useFormats()
  const { pending_change: pending } = order.info
  if (!pending) return null
  const moment = formats.moment(pending.asked_at)
  return (
    <Section title={t(pending.awaits_colleague ? 'awaitsColleague' : 'pending')} rule="plain">
      <p className={styles.text}>{t(textOf(pending), { moment, name: pending.by.name })}</p>
      <div className={styles.changes}>
        <Changes inLines changes={pending.changes} info={order.info} />
      </div>
      {!pending.cancels && <PendingSums order={order} />}
      {order.info.allowed.includes('edit') && (
        <div className={styles.acts}>
          {pending.awaits_colleague && pending.total !== null && pending.penalty !== null && (
            <ApproveChange
              order={order}
              shown={{ revision: pending.revision, total: pending.total, penalty: pending.penalty }}
              isEnd={pending.cancels === true}
            />
          )}
          <WithdrawChange id={order.id} revision={pending.revision} isEnd={pending.cancels === true} />
        </div>
      )}
    </Section>
  )
}

function textOf({ awaits_colleague: waits, cancels }: NonNullable<Order['info']['pending_change']>) {
  if (cancels) return 'awaitsCancelText'
  return waits ? 'awaitsColleagueText' : 'pendingText'
}

/** What the order would cost with it. */
export function PendingSums({ order: { info } }: { order: Order }) {
  const t = useTranslations('orderFacts')
  const orders = useTranslations('orders')
  const { total, penalty } = info.pending_change ?? { total: null, penalty: null }
  if (total === null) return null
  return (
    <dl className={styles.sums}>
      <div>
        <dt>{t('pendingTotal')}</dt>
        <dd>
          <Sum kopecks={total} currency={info.currency} />
        </dd>
      </div>
      {penalty !== null && penalty > 0 && (
        <div>
          <dt>{orders('order.penalty')}</dt>
          <dd className={styles.loss}>
            <Sum kopecks={penalty} currency={info.currency} />
          </dd>
        </div>
      )}
    </dl>
  )
}
