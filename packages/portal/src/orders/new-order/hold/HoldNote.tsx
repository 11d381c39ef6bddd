import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useFailureSentence } from '@anfilada/browser/failure-sentence'
import { Refused } from '@anfilada/browser/http'
import { ActButton } from '@anfilada/ui/ActButton'
import { ClockIcon } from '@anfilada/ui/icons'
import { Num } from '@anfilada/ui/Num'
import styles from './HoldNote.module.css'
import { isRefused } from './refused-places.ts'
import type { HeldDraft } from './use-hold.ts'

type Props = {
  held: HeldDraft
  slotId: number | null
  /** The group as far as its size was said. */
  size: number
}

/** Places held for this draft and the time that is left; when it is over, the way to take them again. */
export function HoldNote({ held, slotId, size }: Props) {
  const t = useTranslations('newOrder')
  const { hold, isOver, isAsking, keeper, failure } = held
  const isHere = hold !== undefined && hold.slotId === slotId
  const isRefusedHere = isHere && size > hold.places && isRefused(failure, { slotId, type: hold.type, places: size })
  if (isHere && isOver) {
    return (
      <div role="status" className={styles.over}>
        <p>{t('hold.over')}</p>
        <ActButton busy={isAsking} onPress={() => keeper.again()}>
          {t('hold.again')}
        </ActButton>
      </div>
    )
  }
  if (isHere) {
    return (
      <p className={styles.held}>
        <ClockIcon />
        <span>
          {t('hold.held', { count: hold.places })} <Countdown endsAt={hold.endsAt} />
          <span role="status">{isRefusedHere && ` ${t('hold.noMore', { count: String(size - hold.places) })}`}</span>
        </span>
      </p>
    )
  }
  if (isAsking) return <p className={styles.held}>{t('hold.asking')}</p>
  return <NotHeld held={held} isSaid={size > 0} />
}

/** Why nothing is held. `isSaid`: that a group of a known size does not fit is said where the slots are. */
function NotHeld({ held: { failure, keeper, isAsking }, isSaid }: { held: HeldDraft; isSaid: boolean }) {
  const t = useTranslations('newOrder')
  const sentence = useFailureSentence()
  if (!failure) return null
  const isFull = failure.error instanceof Refused && failure.error.code === 'no_places'
  if (isFull)
    return isSaid ? null : (
      <p role="status" className={styles.over}>
        {t('hold.taken')}
      </p>
    )
  return (
    <div role="status" className={styles.over}>
      <p>{sentence(failure.error)}</p>
      {!(failure.error instanceof Refused) && (
        <ActButton busy={isAsking} onPress={() => keeper.again()}>
          {t('hold.again')}
        </ActButton>
      )}
    </div>
  )
}

/** Minutes and seconds; a timer is silent for screen readers unless asked. */
export function Countdown({ endsAt }: { endsAt: number }) {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  const seconds = Math.max(0, Math.ceil((endsAt - now) / 1000))
  const shown = `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`
  return (
    <b role="timer">
      <Num>{shown}</Num>
    </b>
  )
}
