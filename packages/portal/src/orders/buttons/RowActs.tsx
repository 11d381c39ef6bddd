import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { useMay } from '@anfilada/browser/ability'
import { type RowAct, visibleAct } from '@anfilada/contract/orders/order-acts'
import type { NeedyOrder } from '@anfilada/contract/orders/order-needs'
import { actLinkClass } from '@anfilada/ui/act-link'
import { quietly } from '../../shell/quietly.tsx'
import { useMayAgree } from '../needs/use-needs.ts'
import { useHasVoucher } from '../voucher/ShowLink.tsx'
import { EditLink, PayLink } from './plain-acts.tsx'
import styles from './RowActs.module.css'

/** It comes after its row, which keeps its place for it. */
const RowMenu = quietly<{ order: NeedyOrder; visible: RowAct }>(() =>
  import('./RowMenu.tsx').then((module) => ({ default: module.RowMenu })),
)

const LateAct = quietly<{ act: LateActName; order: NeedyOrder }>(() =>
  import('./LateAct.tsx').then((module) => ({ default: module.LateAct })),
)

/** What may be done with an order in a list: the one act that its state asks for, the others behind "…". */
export function RowActs({ order }: { order: NeedyOrder }) {
  const act = useVisibleAct(order)
  return (
    <div className={styles.acts}>
      <VisibleAct act={act} order={order} />
      <span className={styles.menu}>
        <RowMenu order={order} visible={act} />
      </span>
    </div>
  )
}

/** What the order's state asks this reader for. */
export function useVisibleAct(order: NeedyOrder): RowAct {
  const show = useHasVoucher(order)
  const mayOrder = useMay()(['create', 'Order'])
  return visibleAct(order, { ...useMayAgree(), show, order: mayOrder })
}

const lateActs = ['take', 'guide', 'again', 'archive'] as const
type LateActName = (typeof lateActs)[number]

function isLate(act: RowAct): act is LateActName {
  return (lateActs as readonly RowAct[]).includes(act)
}

export function VisibleAct({ act, order }: { act: RowAct; order: NeedyOrder }) {
  const t = useTranslations('orders')
  const upcoming = useTranslations('upcoming')
  const { id } = order
  if (act === 'show') {
    return (
      <Link to="/upcoming/show" search={{ id }} className={actLinkClass}>
        {t('toVoucher')}
      </Link>
    )
  }
  if (act === 'details' || act === 'agree') {
    return (
      <Link to="/upcoming/info" search={{ id }} className={actLinkClass}>
        {act === 'agree' ? upcoming('needs.decide') : t('details')}
      </Link>
    )
  }
  if (act === 'pay') return <PayLink order={order} look="row" />
  if (act === 'edit') return <EditLink order={order} look="row" />
  return isLate(act) && <LateAct act={act} order={order} />
}
