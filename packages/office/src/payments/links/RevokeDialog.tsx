import { useTranslations } from 'use-intl'
import { useAct } from '@anfilada/browser/use-act'
import { Button } from '@anfilada/ui/Button'
import { Dialog } from '@anfilada/ui/Dialog'
import { showToast } from '@anfilada/ui/toasts'
import type { CustomerLink } from '../payments.queries.ts'

export function RevokeDialog({ link: { link_id: id, customer, vouchers }, onClose }: { link: CustomerLink; onClose: () => void }) {
  const t = useTranslations('payments.links')
  const { act, sending } = useAct(['payments'])
  async function revoke() {
    const { ok } = await act('revoke_link_by_staff', { link_id: id })
    onClose()
    if (ok) showToast({ tone: 'done', text: t('done') })
  }
  const actions = (
    <>
      <Button variant="dangerFilled" busy={sending !== undefined} busyLabel={t('busy')} onPress={() => void revoke()}>
        {t('confirm')}
      </Button>
      <Button focusFirst onPress={onClose}>
        {t('keep')}
      </Button>
    </>
  )
  return (
    <Dialog title={t('title')} role="alertdialog" onClose={onClose} actions={actions}>
      <p>{t('text', { name: customer.name, vouchers })}</p>
    </Dialog>
  )
}
