import { useTranslations } from 'use-intl'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { useAct } from '@anfilada/browser/use-act'
import { Button } from '@anfilada/ui/Button'
import { showToast } from '@anfilada/ui/toasts'

type Props = { id: number; revision: number; isEnd?: boolean; onDone?: () => void }

/** Takes back the change, or the wish to cancel (`isEnd`), that waits; the order stays as it is. */
export function WithdrawChange({ id, revision, isEnd = false, onDone }: Props) {
  const t = useTranslations('orderFacts')
  const { language } = useLanguage()
  const { act, sending } = useAct(['orders'], { untilRead: true })
  async function withdraw(): Promise<void> {
    const { ok } = await act('withdraw_change', { request_id: id, revision, language })
    if (!ok) return
    showToast({ tone: 'done', text: t(isEnd ? 'stays' : 'withdrawn', { id: String(id) }) })
    onDone?.()
  }
  return (
    <Button busy={sending !== undefined} busyLabel={t(isEnd ? 'staying' : 'withdrawing')} onPress={() => void withdraw()}>
      {t(isEnd ? 'stay' : 'withdraw')}
    </Button>
  )
}
