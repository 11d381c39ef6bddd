import { useTranslations } from 'use-intl'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { useAct } from '@anfilada/browser/use-act'
import { Button } from '@anfilada/ui/Button'
import { showToast } from '@anfilada/ui/toasts'

type Props = { id: number; revision: number; onDone?: () => void }

/** Takes back the change that waits for staff; the order stays as it is. */
export function WithdrawChange({ id, revision, onDone }: Props) {
  const t = useTranslations('orderFacts')
  const { language } = useLanguage()
  const { act, sending } = useAct(['orders'], { untilRead: true })
  async function withdraw(): Promise<void> {
    const { ok } = await act('withdraw_change', { request_id: id, revision, language })
    if (!ok) return
    showToast({ tone: 'done', text: t('withdrawn', { id: String(id) }) })
    onDone?.()
  }
  return (
    <Button busy={sending !== undefined} busyLabel={t('withdrawing')} onPress={() => void withdraw()}>
      {t('withdraw')}
    </Button>
  )
}
