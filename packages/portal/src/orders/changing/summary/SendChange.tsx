import { useTranslations } from 'use-intl'
import { useFormats } from '@anfilada/browser/formats'
import { Button } from '@anfilada/ui/Button'
import { useNumberRefused } from '@anfilada/ui/hold-for-number'
import { Num } from '@anfilada/ui/Num'
import type { ChangeForm } from '../draft/use-change-form.ts'

/** The one act of the page; what it costs stands on it. */
export function SendChange({ form, wide = false }: { form: ChangeForm; wide?: boolean }) {
  const { formatSum } = useFormats()
  const t = useTranslations('changing')
  const { preview, order } = form
  const isRefused = useNumberRefused()
  const difference = isRefused ? 0 : (preview?.difference ?? 0)
  const sum = () => <Num>{`${difference > 0 ? '+' : '\u2212'}${formatSum(Math.abs(difference), order.info.currency)}`}</Num>
  const words = order.info.status === 'confirmed' ? 'ask' : 'change'
  return (
    <Button type="submit" variant="primary" wide={wide} busy={form.busy} busyLabel={t('sending')} disabledReason={useReason(form)}>
      {difference === 0 ? t(words) : <span>{t.rich(`${words}Sum`, { sum })}</span>}
    </Button>
  )
}

/** Why it cannot be sent as it stands; nothing while the answer is on its way, since the press then does nothing yet. */
function useReason(form: ChangeForm): string | undefined {
  const t = useTranslations('changing')
  if (form.busy || form.preview) return form.moved && !form.busy ? t('reason.moved') : undefined
  if (!form.isChanged) return t('reason.nothing')
  if (form.isUnready) return t('reason.unready')
  if (form.isBack) return t('reason.back')
  return t(form.refusal ? 'reason.refused' : 'reason.asking')
}
