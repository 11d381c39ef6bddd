import { useTranslations } from 'use-intl'
import { FormFailure } from '@anfilada/browser/FormFailure'
import { useActionForm } from '@anfilada/browser/use-action-form'
import { rejectInput } from '@anfilada/contract/orders/decision-inputs'
import type { OfficeOrderDetails } from '@anfilada/contract/orders/office-orders'
import { holdsPlaces } from '@anfilada/contract/orders/order-status'
import { Button } from '@anfilada/ui/Button'
import { Dialog } from '@anfilada/ui/Dialog'
import { ReasonFields } from './ReasonFields.tsx'
import type { RejectReason } from './decision-draft.ts'
import { useDecided } from './use-decided.ts'
import { useReason, useReasonKeys } from './use-reason.ts'

type Props = { order: OfficeOrderDetails; first: RejectReason | undefined; onClose: () => void; onDecided: () => void }

/** A reason is chosen by its number or written, then sent. `first`: the one it was opened with. */
export function RejectDialog({ order: { id, data, info, pax }, first, onClose, onDecided }: Props) {
  const t = useTranslations('office.reject')
  const decided = useDecided(onDecided)
  const { fields, sentenceOf } = useReason(first)
  const form = useActionForm({
    ...fields,
    action: 'reject_order',
    schema: rejectInput,
    input: (typed) => ({ order_id: id, revision: data.revision, reason: sentenceOf(typed) }),
    touches: ['orders'],
    onDone: (answer) => {
      onClose()
      decided('rejected', answer)
    },
  })
  const { frame, onKeyDown, choose, submit } = useReasonKeys(form, first)
  const actions = (
    <>
      <Button variant="dangerFilled" busy={form.busy} busyLabel={t('rejecting')} onPress={submit}>
        {t('confirm')}
      </Button>
      <Button onPress={onClose}>{t('keep')}</Button>
    </>
  )
  return (
    <Dialog title={t('title', { id: String(id) })} role="alertdialog" onClose={onClose} actions={actions}>
      <div ref={frame} onKeyDown={onKeyDown}>
        <p className="mut">
          {holdsPlaces(info.status) && pax > 0 && t('places', { count: pax })} {t('forever')}
        </p>
        <ReasonFields form={form} onReason={choose} />
        <FormFailure sentence={form.failure} />
      </div>
    </Dialog>
  )
}
