import { useTranslations } from 'use-intl'
import { useFailureSentence } from '@anfilada/browser/failure-sentence'
import type { PaymentLink } from '@anfilada/contract/payments/payment-links'
import { ConfirmDialog } from '@anfilada/ui/ConfirmDialog'
import { showToast } from '@anfilada/ui/toasts'
import { useRevokeLink } from './links.queries.ts'

/** A revoked link cannot be brought back. */
export function RevokeLinkDialog({ link: { link_id, vouchers }, onClose }: { link: PaymentLink; onClose: () => void }) {
  const t = useTranslations('payments.links')
  const sentence = useFailureSentence()
  const revoking = useRevokeLink()

  function revoke() {
    revoking.mutate(link_id, {
      onSuccess: () => showToast({ tone: 'done', text: t('revoked') }),
      onError: (error) => showToast({ tone: 'error', text: sentence(error) }),
      onSettled: onClose,
    })
  }

  return (
    <ConfirmDialog
      title={<bdi>{t('revokeTitle', { vouchers: `№ ${vouchers}` })}</bdi>}
      words={{ keep: t('revokeKeep'), confirm: t('revokeConfirm'), busy: t('revoking') }}
      busy={revoking.isPending}
      onConfirm={revoke}
      onClose={onClose}
    >
      {t('revokeText')}
    </ConfirmDialog>
  )
}
