import { useTranslations } from 'use-intl'
import { useFormats } from '@anfilada/browser/formats'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { useAct } from '@anfilada/browser/use-act'
import type { ReconciliationAct } from '@anfilada/contract/reconciliation/acts'
import { ConfirmDialog } from '@anfilada/ui/ConfirmDialog'
import { showToast } from '@anfilada/ui/toasts'

/** What was agreed cannot be taken back. */
export function AgreeDialog({ act: shown, onClose }: { act: ReconciliationAct; onClose: () => void }) {
  const t = useTranslations('reconciliation')
  const formats = useFormats()
  const { language } = useLanguage()
  const { act, sending } = useAct(['payments'])
  const { act_id, number, period_lower, period_upper } = shown

  async function agree() {
    const { ok } = await act('agree_act', { act_id, language })
    if (ok) showToast({ tone: 'done', text: t('agreed') })
    onClose()
  }

  return (
    <ConfirmDialog
      title={t('agreeTitle', { number: String(number) })}
      words={{ keep: t('agreeKeep'), confirm: t('agreeConfirm'), busy: t('agreeing') }}
      busy={sending !== undefined}
      onConfirm={() => void agree()}
      onClose={onClose}
    >
      {t('agreeText', { from: formats.date(period_lower), to: formats.date(period_upper) })}
    </ConfirmDialog>
  )
}
