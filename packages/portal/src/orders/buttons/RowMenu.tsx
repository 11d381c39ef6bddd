import { useNavigate } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { hiddenActs, type RowAct } from '@anfilada/contract/orders/order-acts'
import type { Order } from '@anfilada/contract/orders/orders'
import { DotsIcon } from '@anfilada/ui/icons'
import { Menu } from '@anfilada/ui/Menu'
import { useCancelWords } from '../cancelling/use-cancel-words.ts'
import { useCancelling } from '../cancelling/use-cancelling.tsx'
import { useLocating } from '../locating/use-locating.tsx'
import { useArchiving } from './use-archiving.ts'

/** The acts of the specification that do not stand in the row, by their names. */
export function RowMenu({ order, visible }: { order: Order; visible: RowAct }) {
  const t = useTranslations('orders')
  const navigate = useNavigate()
  const cancelling = useCancelling(order)
  const cancelWords = useCancelWords(order)
  const locating = useLocating(order)
  const archiving = useArchiving(order)
  const { id } = order
  const busy = cancelling.busy || archiving.busy
  const acts = {
    details: { label: t('details'), onPress: () => void navigate({ to: '/upcoming/info', search: { id } }) },
    edit: { label: t('toEdit'), onPress: () => void navigate({ to: '/upcoming/edit', search: { id } }) },
    locate: { label: t('toLocate'), onPress: locating.ask },
    cancel: { label: cancelWords, onPress: () => busy || cancelling.ask() },
    archive: { label: t('toArchive'), onPress: () => busy || archiving.archive() },
  }
  const hidden = hiddenActs(order, visible)
  if (hidden.length === 0) return null
  return (
    <>
      <Menu
        label={t('otherActs', { id: String(id) })}
        trigger={<DotsIcon />}
        items={hidden.map((act) => ({
          id: act,
          label: acts[act].label,
          isDanger: act === 'cancel',
          onPress: () => void acts[act].onPress(),
        }))}
      />
      {cancelling.dialog}
      {locating.dialog}
    </>
  )
}
