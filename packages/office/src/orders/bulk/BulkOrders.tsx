import { useTranslations } from 'use-intl'
import { useFormats } from '@anfilada/browser/formats'
import type { OfficeOrder } from '@anfilada/contract/orders/office-orders'
import { Num } from '@anfilada/ui/Num'
import { useOrderTitle } from '../order-title.ts'
import type { BulkAnswer } from './bulk-act.ts'
import styles from './BulkDialog.module.css'
import type { AnswerState } from './use-bulk-run.ts'

type Props = { orders: readonly OfficeOrder[]; does: BulkAnswer['does']; stateOf: (order: OfficeOrder) => AnswerState }

/** The marked orders with what became of each; a refusal stands in its line. */
export function BulkOrders({ orders, does, stateOf }: Props) {
  const t = useTranslations('bulk')
  const heads = useTranslations('office.card')
  const title = useOrderTitle()
  const { dayAndTime } = useFormats()
  return (
    // Takes the focus when the dialog opens, so that a long list scrolls by keys and Enter sends.
    <ul className={styles.lines} aria-label={t('list')} tabIndex={0} data-focus-first>
      {orders.map((order) => (
        <li key={order.id} data-at={stateOf(order).at}>
          <p className={styles.what}>
            <Num>{order.id}</Num> · <b>{title(order)}</b>
            <small className="mut">
              {dayAndTime(order.data.pass_date, order.info.time ?? '')} · {order.pax > 0 && `${heads('pax', { count: order.pax })} · `}
              {order.customer.name}
            </small>
          </p>
          <LineWord order={order} does={does} state={stateOf(order)} />
        </li>
      ))}
    </ul>
  )
}

type WordProps = { order: OfficeOrder; does: BulkAnswer['does']; state: AnswerState }

function LineWord({ order, does, state }: WordProps) {
  const t = useTranslations('bulk')
  const words = answerWords[order.info.pending_change === null ? 'order' : 'change'][does]
  switch (state.at) {
    case 'waiting':
      return <span className="mut">{words.asked && t(words.asked)}</span>
    case 'sending':
      return <span className="mut">{t('sendingLine')}</span>
    case 'done':
      return <b>{t(words.done)}</b>
    case 'fails':
    case 'refused':
    case 'silent':
      return <span className={styles.refusal}>{state.sentence}</span>
  }
}

/** What stands in the line of an order, and of a change beside one, before it is sent and after. */
const answerWords = {
  order: { confirm: { asked: undefined, done: 'confirmedLine' }, reject: { asked: undefined, done: 'rejectedLine' } },
  change: {
    confirm: { asked: 'acceptsChange', done: 'acceptedLine' },
    reject: { asked: 'declinesChange', done: 'declinedLine' },
  },
} as const
