import { useTranslations } from 'use-intl'
import { ConfirmAct } from '@anfilada/browser/ConfirmAct'
import { useFormats } from '@anfilada/browser/formats'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import type { ReconciliationAct } from '@anfilada/contract/reconciliation/acts'

/** What was agreed cannot be taken back. */
export function AgreeDialog({ act, onClose }: { act: ReconciliationAct; onClose: () => void }) {
  const t = useTranslations('reconciliation')
  const formats = useFormats()
  const { language } = useLanguage()
  const { act_id, number, period_lower, period_upper, compared } = act
  return (
    <ConfirmAct
      action="agree_act"
      data={{ act_id, ...(compared && { comparison_id: compared.comparison_id }), language }}
      touches={['payments']}
      title={t('agreeTitle', { number: String(number) })}
      words={{ keep: t('agreeKeep'), confirm: t('agreeConfirm'), busy: t('agreeing') }}
      done={t('agreed')}
      onClose={onClose}
    >
      <p>{t('agreeText', { from: formats.date(period_lower), to: formats.date(period_upper) })}</p>
      {compared && <p>{t('agreeSeen', { file: compared.file_name })}</p>}
    </ConfirmAct>
  )
}
