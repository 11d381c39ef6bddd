import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { useFormats } from '@anfilada/browser/formats'
import { Refused } from '@anfilada/browser/http'
import type { NearestTime } from '@anfilada/contract/envelope'
import { ActButton } from '@anfilada/ui/ActButton'
import { Button } from '@anfilada/ui/Button'
import { mustWait } from '../draft/places.ts'
import { type StepProps, waitPanelId } from '../form/use-order-wizard.ts'
import { Alternatives } from './Alternatives.tsx'
import styles from './WaitPanel.module.css'

/** The group does not fit into its slot: the nearest times to take instead, or the waiting list, accepted in so many words. */
export function WaitPanel({ wizard }: StepProps) {
  const { draft, chosen, form } = wizard
  if (!chosen.waits && !goneIn(form.refusal)) return null
  return draft.accept_waiting ? <Accepted wizard={wizard} /> : <Offer wizard={wizard} />
}

function Accepted({ wizard }: StepProps) {
  const t = useTranslations('newOrder')
  return (
    <section className={styles.panel}>
      <p role="status">
        <b>{t('waiting')}</b> {t('waitingRule')}
      </p>
      <Alternatives wizard={wizard} />
      <ActButton onPress={() => wizard.onChoose({ accept_waiting: false })}>{t('notWaiting')}</ActButton>
    </section>
  )
}

function Offer({ wizard: { draft, chosen, held, onChoose, form } }: StepProps) {
  const t = useTranslations('newOrder')
  const gone = goneIn(form.refusal)
  // What the server refused counts, whatever the list of the day still shows.
  const title = useTitle({ draft, chosen }, gone !== undefined || !mustWait(chosen.slot, chosen.size))
  const frame = useRef<HTMLElement>(null)
  useEffect(() => {
    // It answers a press on a slot: on a low screen it would come unseen.
    frame.current?.scrollIntoView({ block: 'nearest' })
    if (gone) frame.current?.focus({ preventScroll: true })
  }, [gone, draft.schedule_item_id])

  function take({ date, time, schedule_item_id }: NearestTime) {
    onChoose({ pass_date: date, schedule_item_id, time })
    form.forget()
  }
  function wait() {
    onChoose({ accept_waiting: true })
    form.forget()
    // A group that waits keeps no places from others.
    void held.keeper.release()
  }
  return (
    <section ref={frame} id={waitPanelId} tabIndex={-1} role="alert" className={styles.panel}>
      <h2>{title}</h2>
      <Nearest nearest={gone ?? nearestOf(held, draft.schedule_item_id)} onTake={take} />
      <p className={styles.rule}>{t('waitingRule')}</p>
      <Button onPress={wait}>{t('acceptWaiting')}</Button>
    </section>
  )
}

function useTitle({ draft, chosen }: Pick<StepProps['wizard'], 'draft' | 'chosen'>, isGone: boolean): string {
  const t = useTranslations('newOrder')
  const { time } = draft
  const free = chosen.slot?.free ?? 0
  if (isGone) return t('gone', { time })
  return free > 0 ? t('fewTitle', { time, free: String(free), count: String(chosen.size) }) : t('fullTitle', { time })
}

function Nearest({ nearest, onTake }: { nearest: readonly NearestTime[] | undefined; onTake: (time: NearestTime) => void }) {
  const t = useTranslations('newOrder')
  const formats = useFormats()
  if (!nearest) return null
  if (nearest.length === 0) return <p>{t('noNearest')}</p>
  return (
    <>
      <p>{t('nearest')}</p>
      <div className={styles.times}>
        {nearest.map((one) => (
          <Button key={one.schedule_item_id} variant="primary" onPress={() => onTake(one)}>
            {t('nearestTime', { date: formats.day(one.date), time: one.time })}
          </Button>
        ))}
      </div>
    </>
  )
}

/** The server offers them when it refuses to hold the places, and when they went before the order came. */
function goneIn(refusal: unknown): readonly NearestTime[] | undefined {
  return refusal instanceof Refused && refusal.code === 'no_places' ? refusal.nearest : undefined
}

function nearestOf({ failure }: StepProps['wizard']['held'], slotId: number | null): readonly NearestTime[] | undefined {
  return failure?.wanted.slotId === slotId ? goneIn(failure?.error) : undefined
}
