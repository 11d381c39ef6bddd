import { useNavigate } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { currentSession } from '@anfilada/browser/session'
import { useWork } from '@anfilada/browser/use-work'
import type { NeedyOrder } from '@anfilada/contract/orders/order-needs'
import { ActButton } from '@anfilada/ui/ActButton'
import { Button } from '@anfilada/ui/Button'
import { inTime } from '../../shell/load-chunk.tsx'
import { useOtherTimeName } from './use-needs.ts'

/** To the form of a change with the time in it that has room for the group: there its price is seen before it is sent. */
export function TakeTime({ order, look }: { order: NeedyOrder; look: 'row' | 'strip' }) {
  const t = useTranslations('upcoming.needs')
  const name = useOtherTimeName()
  const { other_time: to } = order
  return to && <MoveTo order={order} look={look} words={t('take', { slot: name(order, to) })} />
}

/** The same act in the words of its place. */
export function MoveTo({ order, look, words }: { order: NeedyOrder; look: 'row' | 'strip'; words: string }) {
  const navigate = useNavigate()
  const { id, other_time: to } = order
  const work = useWork(async () => {
    if (!to) return
    const { beginMove } = await inTime(() => import('../changing/draft/order-move.ts'))
    beginMove(order, to, currentSession()?.userData.login ?? '')
    await navigate({ to: '/upcoming/edit', search: { id } })
  })
  if (look === 'row') {
    return (
      <ActButton busy={work.busy} onPress={work.run}>
        {words}
      </ActButton>
    )
  }
  return (
    <Button variant="primary" busy={work.busy} busyLabel={words} onPress={work.run}>
      {words}
    </Button>
  )
}
