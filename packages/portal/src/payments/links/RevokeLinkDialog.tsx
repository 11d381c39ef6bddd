import { useTranslations } from 'use-intl'
import { ConfirmAct } from '@anfilada/browser/ConfirmAct'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import type { PaymentLink } from '@anfilada/contract/payments/payment-links'

/** A revoked link cannot be brought back. */
export function RevokeLinkDialog({ link: { link_id, vouchers }, onClose }: { link: PaymentLink; onClose: () => void }) {
  const t = useTranslations('payments.links')
  const { language } = useLanguage()
  return (
    <ConfirmAct
      action="revoke_payment_link"
      data={{ link_id, language }}
      touches={['payments']}
      title={<bdi>{t('revokeTitle', { vouchers: `№ ${vouchers}` })}</bdi>}
      words={{ keep: t('revokeKeep'), confirm: t('revokeConfirm'), busy: t('revoking') }}
      done={t('revoked')}
      onClose={onClose}
    >
      {t('revokeText')}
    </ConfirmAct>
  )
}
