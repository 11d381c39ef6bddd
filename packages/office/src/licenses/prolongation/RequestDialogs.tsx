import { useTranslations } from 'use-intl'
import { DateField } from '@anfilada/browser/DateField'
import { FormDialog } from '@anfilada/browser/FormDialog'
import { useActionForm } from '@anfilada/browser/use-action-form'
import { type OfficeProlongationRequest, officeProlongationActions } from '@anfilada/contract/licenses/prolongation'
import { showToast } from '@anfilada/ui/toasts'
import { ReasonDialog, reasonFields } from '../../shell/acts/ReasonDialog.tsx'
import { licensesKey } from '../licenses.queries.ts'

type Props = { request: OfficeProlongationRequest; onClose: () => void }

/** The museum prolonged the license: until when it holds now. */
export function EnterDialog({ request: { request_id }, onClose }: Props) {
  const t = useTranslations('licenses.prolongation.enterDialog')
  const keep = useTranslations('licenses')('keep')
  const start = { expiration_date: '' }
  const form = useActionForm({
    action: 'enter_prolongation',
    schema: officeProlongationActions.enter_prolongation.input,
    start,
    labels: { expiration_date: t('until') },
    sentences: { expiration_date: t('wrong') },
    input: ({ expiration_date }) => ({ request_id, expiration_date }),
    touches: [licensesKey],
    onDone: () => {
      showToast({ tone: 'done', text: t('saved') })
      onClose()
    },
  })
  return (
    <FormDialog title={t('title')} form={form} words={{ keep, confirm: t('save'), busy: t('saving') }} onClose={onClose}>
      <DateField {...form.field('expiration_date')} isRequired />
    </FormDialog>
  )
}

/** The place is free again, and the fee goes back: the customer reads why. */
export function DeclineDialog({ request: { request_id }, onClose }: Props) {
  const t = useTranslations('licenses.prolongation.declineDialog')
  const common = useTranslations('licenses')
  const words = {
    reason: common('reason'),
    missing: common('reasonMissing'),
    keep: common('keep'),
    confirm: t('confirm'),
    busy: t('busy'),
  }
  const form = useActionForm({
    ...reasonFields(words),
    action: 'decline_prolongation',
    schema: officeProlongationActions.decline_prolongation.input,
    input: ({ reason }) => ({ request_id, reason: reason.trim() }),
    touches: [licensesKey, 'ledger', 'customers'],
    onDone: () => {
      onClose()
      showToast({ tone: 'done', text: t('done') })
    },
  })
  return <ReasonDialog title={t('title')} lines={[t('text')]} words={words} form={form} onClose={onClose} />
}
