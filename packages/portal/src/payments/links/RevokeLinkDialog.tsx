import { useTranslations } from 'use-intl'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { useAct } from '@anfilada/browser/use-act'
import type { PaymentLink } from '@anfilada/contract/payments/payment-links'
import { ConfirmDialog } from '@anfilada/ui/ConfirmDialog'
import { showToast } from '@anfilada/ui/toasts'

/** A revoked link cannot be brought back. */
export function RevokeLinkDialog({ link: { link_id, vouchers }, onClose }: { link: PaymentLink; onClose: () => void }) {
  const t = useTranslations('payments.links')
  const { language } = useLanguage()
  const { act, sending } = useAct(['payments'])

  async function revoke() {
    const { ok } = await act('revoke_payment_link', { link_id, language })
    if (ok) showToast({ tone: 'done', text: t('revoked') })
    onClose()
  }

  return (
    <ConfirmDialog
      title={<bdi>{t('revokeTitle', { vouchers: `№ ${vouchers}` })}</bdi>}
      words={{ keep: t('revokeKeep'), confirm: t('revokeConfirm'), busy: t('revoking') }}
      busy={sending !== undefined}
      onConfirm={() => void revoke()}
      onClose={onClose}
    >
      {t('revokeText')}
    </ConfirmDialog>
  )
}
