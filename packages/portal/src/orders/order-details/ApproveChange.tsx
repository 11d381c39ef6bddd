import { useTranslations } from 'use-intl'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { useAct } from '@anfilada/browser/use-act'
import { Button } from '@anfilada/ui/Button'
import { showToast } from '@anfilada/ui/toasts'

type Props = { id: number; revision: number; total: number; penalty: number }

/** Sends the change of a colleague who sees no amounts to staff, at the sums that stand beside the button. */
export function ApproveChange({ id, revision, total, penalty }: Props) {
  const t = useTranslations('orderFacts')
  const { language } = useLanguage()
  const { act, sending } = useAct(['orders'], { untilRead: true })
  async function approve(): Promise<void> {
    const { ok } = await act('approve_change', { request_id: id, revision, total, penalty, language })
    if (ok) showToast({ tone: 'done', text: t('approved', { id: String(id) }) })
  }
  return (
    <Button variant="primary" busy={sending !== undefined} busyLabel={t('approving')} onPress={() => void approve()}>
      {t('approve')}
    </Button>
  )
}
