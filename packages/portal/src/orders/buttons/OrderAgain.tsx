import { useNavigate } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { currentSession } from '@anfilada/browser/session'
import { useWork } from '@anfilada/browser/use-work'
import type { Order } from '@anfilada/contract/orders/orders'
import { ActButton } from '@anfilada/ui/ActButton'
import { inTime } from '../../shell/load-chunk.tsx'
import { pathOfKind } from '../new-order/draft/order-forms.ts'

/** A rejected order once more, at another time: its form with all that it said. */
export function OrderAgain({ order }: { order: Order }) {
  const t = useTranslations('orders')
  const navigate = useNavigate()
  const work = useWork(async () => {
    const { beginAgain } = await inTime(() => import('../changing/draft/order-again.ts'))
    const step = beginAgain(order, currentSession()?.userData.login ?? '')
    await navigate({ to: pathOfKind(order.data.kind), search: step ? { step } : {} })
  })
  return (
    <ActButton busy={work.busy} onPress={work.run}>
      {t('again')}
    </ActButton>
  )
}
