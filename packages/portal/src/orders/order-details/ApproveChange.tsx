import { useTranslations } from 'use-intl'
import { useFormats } from '@anfilada/browser/formats'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { useAct } from '@anfilada/browser/use-act'
import type { Order } from '@anfilada/contract/orders/orders'
import { Button } from '@anfilada/ui/Button'
import { Num } from '@anfilada/ui/Num'
import { showToast } from '@anfilada/ui/toasts'

type Props = { order: Order; shown: { revision: number; total: number; penalty: number }; isEnd: boolean }

/**
 * Sends the change of a colleague who sees no amounts to staff, at the sums that stand beside the button; or cancels the order as he wished to
 * (`isEnd`), for the penalty that the button names.
 */
export function ApproveChange({ order: { id, info }, shown, isEnd }: Props) {
  const { formatSum } = useFormats()
  const t = useTranslations('orderFacts')
  const orders = useTranslations('orders')
  const { language } = useLanguage()
  const { act, sending } = useAct(['orders'], { untilRead: true })
  async function approve(): Promise<void> {
    const { ok } = await act('approve_change', { request_id: id, ...shown, language })
    const told = { id: String(id) }
    if (ok) showToast({ tone: 'done', text: isEnd ? orders('done.cancelled', told) : t('approved', told) })
  }
  return (
    <Button
      variant={isEnd ? 'danger' : 'primary'}
      busy={sending !== undefined}
      busyLabel={t(isEnd ? 'agreeing' : 'approving')}
      onPress={() => void approve()}
    >
      {t(isEnd ? 'agree' : 'approve')}
      {isEnd && (
        <>
          , <Num>{`−${formatSum(shown.penalty, info.currency)}`}</Num>
        </>
      )}
    </Button>
  )
}
