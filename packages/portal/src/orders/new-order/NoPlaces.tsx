import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import type { NearestTime } from '@anfilada/contract/envelope'
import { Button } from '@anfilada/ui/Button'
import { useFormats } from '../../shell/language/formats.ts'
import styles from './NoPlaces.module.css'
import type { Choice } from './draft/ticket-draft.ts'
import type { useSendOrder } from './draft/use-send-order.ts'

type Props = {
  sending: ReturnType<typeof useSendOrder>
  nearest: readonly NearestTime[]
  time: string | undefined
  onChoose: (choice: Choice) => void
}

/** The places went while the form was filled in: the nearest times to take instead, or the waiting list. */
export function NoPlaces({ sending, nearest, time, onChoose }: Props) {
  const t = useTranslations('orders')
  const formats = useFormats()
  const frame = useRef<HTMLElement>(null)
  useEffect(() => frame.current?.focus(), [sending.attempt])

  function take({ date, schedule_item_id }: NearestTime) {
    onChoose({ pass_date: date, schedule_item_id })
    sending.forgetFailure()
  }

  return (
    <section ref={frame} tabIndex={-1} role="alert" className={styles.panel}>
      <h2>{t('new.noPlacesTitle', { time: time ?? '' })}</h2>
      <p>{nearest.length > 0 ? t('new.nearest') : t('new.noNearest')}</p>
      <div className={styles.times}>
        {nearest.map((one) => (
          <Button key={one.schedule_item_id} onPress={() => take(one)}>
            {t('new.nearestTime', { date: formats.day(one.date), time: one.time })}
          </Button>
        ))}
        <Button variant="primary" busy={sending.busy} busyLabel={t('new.submitting')} onPress={() => void sending.send(true)}>
          {t('new.submitWaiting')}
        </Button>
      </div>
    </section>
  )
}
