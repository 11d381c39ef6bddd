import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { useAct } from '@anfilada/browser/use-act'
import type { Order, OrderButton } from '@anfilada/contract/orders/orders'
import { actLinkClass } from '@anfilada/ui/act-link'
import { buttonLinkClass } from '@anfilada/ui/button-link'
import { showToast } from '@anfilada/ui/toasts'
import { CancelOrder } from '../cancelling/CancelOrder.tsx'
import { LocateEmployee } from '../locating/LocateEmployee.tsx'
import { OrderActButton, type ActLook } from '../OrderActButton.tsx'

type Props = { order: Order; look: ActLook }

const buttons: Record<OrderAct, (props: Props) => ReactNode> = {
  pay: PayLink,
  edit: EditLink,
  locate: LocateEmployee,
  cancel: CancelOrder,
  archive: Archive,
}

/** The acts of one order, as underlined words in a row or as buttons on its page. */
export function OrderButtons({ order, look }: Props) {
  return actsOf(order.info.allowed).map((act) => {
    const OrderButton = buttons[act]
    return <OrderButton key={act} order={order} look={look} />
  })
}

function PayLink({ order: { id }, look }: Props) {
  const t = useTranslations('orders')
  return (
    <Link to="/payment" search={{ vouchers: String(id) }} className={look === 'row' ? actLinkClass : buttonLinkClass('primary')}>
      {t('pay')}
    </Link>
  )
}

function EditLink({ order: { id }, look }: Props) {
  const t = useTranslations('orders')
  return (
    <Link to="/upcoming/edit" search={{ id }} className={look === 'row' ? actLinkClass : buttonLinkClass('secondary')}>
      {t('toEdit')}
    </Link>
  )
}

/** Asks nothing: an archived order stays readable in the archive with all that it has. */
function Archive({ order, look }: Props) {
  const t = useTranslations('orders')
  const { language } = useLanguage()
  const { act, sending } = useAct(['orders'], { untilRead: true })
  async function archive() {
    const { ok } = await act('archive_request', { request_id: order.id, language })
    if (ok) showToast({ tone: 'done', text: t('done.archived', { id: String(order.id) }) })
  }
  return (
    <OrderActButton look={look} busy={sending !== undefined} busyLabel={t('archiving')} onPress={() => void archive()}>
      {t('toArchive')}
    </OrderActButton>
  )
}

/** Acts that the portal can do now, in the order of specification/screens.md, after the one that the order waits for. */
const acts = ['pay', 'edit', 'locate', 'cancel', 'archive'] as const satisfies readonly OrderButton[]
export type OrderAct = (typeof acts)[number]

/** What an order offers: the server decides (`info.allowed`), the screen draws. */
export function actsOf(allowed: readonly OrderButton[]): OrderAct[] {
  return acts.filter((act) => allowed.includes(act))
}
