import { useTranslations } from 'use-intl'
import { useFailureSentence } from '@anfilada/browser/failure-sentence'
import { Refused } from '@anfilada/browser/http'
import { ActButton } from '@anfilada/ui/ActButton'
import { ClockIcon } from '@anfilada/ui/icons'
import styles from './HoldNote.module.css'
import { HoldRest, useRest } from './HoldRest.tsx'
import type { Hold } from './keep-hold.ts'
import { isRefused } from './refused-places.ts'
import { soonOf } from './rest.ts'
import type { HeldDraft } from './use-hold.ts'

type Props = {
  held: HeldDraft
  slotId: number | null
  /** The group as far as its size was said. */
  size: number
  /** By whose clocks its end is said. */
  zone: string
}

/** Places held for this draft and the time that is left; when it is over, the way to take them again. */
export function HoldNote({ held, slotId, size, zone }: Props) {
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
          <Held hold={hold} zone={zone} />
          <span role="status">{isRefusedHere && ` ${t('hold.noMore', { count: String(size - hold.places) })}`}</span>
        </span>
      </p>
    )
  }
  if (isAsking) return <p className={styles.held}>{t('hold.asking')}</p>
  return <NotHeld held={held} isSaid={size > 0} />
}

/** How many, and how long; aloud when they are held, and again shortly before the end. */
function Held({ hold: { places, endsAt, until }, zone }: { hold: Hold; zone: string }) {
  const t = useTranslations('newOrder.hold')
  const soon = soonOf(useRest(endsAt))
  const held = t('held', { count: places })
  const aloud = soon === undefined ? held : [held, t('minutes', { count: String(soon) })].join('. ')
  return (
    <>
      <span className="sr" role="status">
        {aloud}
      </span>
      <span aria-hidden="true">{held}</span> <HoldRest endsAt={endsAt} until={until === undefined ? undefined : { moment: until, zone }} />
    </>
  )
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
