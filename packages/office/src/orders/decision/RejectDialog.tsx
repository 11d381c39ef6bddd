import { useTranslations } from 'use-intl'
import type { OfficeOrderDetails } from '@anfilada/contract/orders/office-orders'
import { holdsPlaces } from '@anfilada/contract/orders/order-status'
import { Button } from '@anfilada/ui/Button'
import { Dialog } from '@anfilada/ui/Dialog'
import { ReasonFields } from './ReasonFields.tsx'
import type { RejectReason } from './reject-reasons.ts'
import { useReason } from './use-reason.ts'

type Props = {
  order: OfficeOrderDetails
  busy: boolean
  first: RejectReason | undefined
  onClose: () => void
  onReject: (reason: string) => void
}

/** Rejecting cannot be undone: a reason is chosen by its number or written, then sent. `first`: the one it was opened with. */
export function RejectDialog({ order, busy, first, onClose, onReject }: Props) {
  const t = useTranslations('office.reject')
  const { form, fields, onKeyDown, trySending } = useReason(first, onReject)
  const actions = (
    <>
      <Button variant="dangerFilled" busy={busy} busyLabel={t('rejecting')} onPress={trySending}>
        {t('confirm')}
      </Button>
      <Button onPress={onClose}>{t('keep')}</Button>
    </>
  )
  return (
    <Dialog title={t('title', { id: String(order.id) })} role="alertdialog" onClose={onClose} actions={actions}>
      <div ref={form} onKeyDown={onKeyDown}>
        <p className="mut">
          {holdsPlaces(order.info.status) && t('places', { count: order.pax })} {t('forever')}
        </p>
        <ReasonFields {...fields} />
      </div>
    </Dialog>
  )
}
