import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { currentSession } from '@anfilada/browser/session'
import { useWork } from '@anfilada/browser/use-work'
import type { NeedyOrder } from '@anfilada/contract/orders/order-needs'
import { inTime } from '../../shell/load-chunk.tsx'
import { type ActLook, OrderActButton } from '../OrderActButton.tsx'
import { pathOfKind } from '../new-order/draft/order-forms.ts'

/** An order that came to nothing once more, at another time: its form with all that it said. `children`: how it is called there. */
export function OrderAgain({ order, look, children }: { order: NeedyOrder; look: ActLook; children: ReactNode }) {
  const t = useTranslations('orders')
  const navigate = useNavigate()
  const work = useWork(async () => {
    const { beginAgain } = await inTime(() => import('../changing/draft/order-again.ts'))
    const step = beginAgain(order, currentSession()?.userData.login ?? '')
    await navigate({ to: pathOfKind(order.data.kind), search: step ? { step } : {} })
  })
  return (
    <OrderActButton look={look} busy={work.busy} busyLabel={t('opening')} onPress={work.run}>
      {children}
    </OrderActButton>
  )
}
