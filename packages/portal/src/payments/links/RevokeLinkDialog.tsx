import { useTranslations } from 'use-intl'
import { ConfirmAct } from '@anfilada/browser/ConfirmAct'
import { useFormats } from '@anfilada/browser/formats'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { readVouchers } from '@anfilada/contract/payments/payment-status'
import type { PaymentLink } from '@anfilada/contract/payments/payment-links'

/** A revoked link cannot be brought back. */
export function RevokeLinkDialog({ link: { link_id, vouchers }, onClose }: { link: PaymentLink; onClose: () => void }) {
  const t = useTranslations('payments.links')
  const payments = useTranslations('payments')
  const { language } = useLanguage()
  const { list } = useFormats()
  const numbers = (readVouchers(vouchers) ?? []).map((id) => payments('number', { id: String(id) }))
  return (
    <ConfirmAct
      action="revoke_payment_link"
      data={{ link_id, language }}
      touches={['payments']}
      title={<bdi>{t('revokeTitle', { vouchers: list(numbers) })}</bdi>}
      words={{ keep: t('revokeKeep'), confirm: t('revokeConfirm'), busy: t('revoking') }}
      done={t('revoked')}
      onClose={onClose}
    >
      {t('revokeText')}
    </ConfirmAct>
  )
}
