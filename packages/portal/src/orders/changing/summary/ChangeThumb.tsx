import { useTranslations } from 'use-intl'
import { useNumberRefused } from '@anfilada/ui/hold-for-number'
import { Num } from '@anfilada/ui/Num'
import { ThumbBar } from '../../new-order/frame/ThumbBar.tsx'
import { Sum } from '../../marks.tsx'
import { SendChange } from './SendChange.tsx'
import type { ChangeForm } from '../draft/use-change-form.ts'

/** A phone's summary under the thumb; the whole one stands at the end of the page. */
export function ChangeThumb({ form }: { form: ChangeForm }) {
  const t = useTranslations('orders')
  const { preview, order, values, people } = form
  const isRefused = useNumberRefused()
  const total = preview?.total ?? order.info.pending_change?.total ?? order.info.total
  const hour = values.time && <Num key="hour">{values.time}</Num>
  return (
    <ThumbBar
      what={[...(hour ? [hour] : []), t('persons', { count: people })]}
      figures={!isRefused && total !== null && <Sum kopecks={total} currency={order.info.currency} />}
    >
      <SendChange form={form} />
    </ThumbBar>
  )
}
