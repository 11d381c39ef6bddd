import { useTranslations } from 'use-intl'
import { useAct } from '@anfilada/browser/use-act'
import { ConfirmDialog } from '@anfilada/ui/ConfirmDialog'
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
  const words = { keep: t('keep'), confirm: t('confirm'), busy: t('busy') }
  return (
    <ConfirmDialog title={t('title')} words={words} busy={sending !== undefined} onConfirm={() => void revoke()} onClose={onClose}>
      <p>{t('text', { name: customer.name, vouchers })}</p>
    </ConfirmDialog>
  )
}
