import { useTranslations } from 'use-intl'
import { ConfirmAct } from '@anfilada/browser/ConfirmAct'
import { useFormats } from '@anfilada/browser/formats'
import type { ReconciliationAct } from '@anfilada/contract/reconciliation/acts'

/** What was agreed cannot be taken back. */
export function AgreeDialog({ act, onClose }: { act: ReconciliationAct; onClose: () => void }) {
  const t = useTranslations('payments.acts')
  const formats = useFormats()
  const { act_id, number, period_lower, period_upper, compared } = act
  return (
    <ConfirmAct
      action="agree_act_for_company"
      data={{ act_id, ...(compared && { comparison_id: compared.comparison_id }) }}
      touches={['payments']}
      title={t('title', { number: String(number) })}
      words={{ keep: t('keep'), confirm: t('confirm'), busy: t('busy') }}
      done={t('done')}
      onClose={onClose}
    >
      <p>{t('text', { from: formats.date(period_lower), to: formats.date(period_upper) })}</p>
      {compared && <p>{t('seen', { file: compared.file_name })}</p>}
    </ConfirmAct>
  )
}
