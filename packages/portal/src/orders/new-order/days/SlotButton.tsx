import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { Slot } from '@anfilada/contract/catalogue'
import { Num } from '@anfilada/ui/Num'
import { mustWait } from '../draft/places.ts'
import styles from './Slots.module.css'

type Props = {
  slot: Slot
  /** Of the group; 0 while nobody said it. */
  people: number
  isChosen: boolean
  /** The one of its grid that Tab stops at. */
  isStop: boolean
  onChoose: () => void
}

export function SlotButton({ slot, people, isChosen, isStop, onChoose }: Props) {
  const t = useTranslations('catalogue')
  const short = useShort(slot, people)
  const labels = {
    closed: t('closedLabel', { time: slot.time }),
    full: t('fullLabel', { time: slot.time }),
    limited: t('freeLabel', { time: slot.time, count: slot.free }),
    available: t('freeLabel', { time: slot.time, count: slot.free }),
  }
  return (
    <button
      type="button"
      className={slot.status === 'full' ? `${styles.slot} hatch` : styles.slot}
      data-status={slot.status}
      disabled={slot.status === 'closed'}
      aria-pressed={isChosen}
      tabIndex={isStop ? 0 : -1}
      onClick={onChoose}
    >
      <span className="sr">{[labels[slot.status], short].filter(Boolean).join('. ')}</span>
      <span aria-hidden="true" className={styles.face}>
        <span className={styles.time}>
          <Num>{slot.time}</Num>
        </span>
        <SlotWords slot={slot} short={short} />
      </span>
      {slot.status !== 'closed' && slot.status !== 'full' && (
        <span className={styles.level} style={{ inlineSize: `${Math.round((slot.free / Math.max(slot.capacity, 1)) * 100)}%` }} />
      )}
    </button>
  )
}

const boldNumber = (count: ReactNode) => <b className="num">{count}</b>

/** The exception alone is said: a slot with less room than the group needs. */
function useShort(slot: Slot, people: number): string | undefined {
  const t = useTranslations('catalogue')
  const isShort = people > 0 && slot.status !== 'full' && mustWait(slot, people)
  return isShort ? t('tooFew', { free: String(slot.free), count: String(people) }) : undefined
}

function SlotWords({ slot, short }: { slot: Slot; short: string | undefined }) {
  const t = useTranslations('catalogue')
  if (slot.status === 'closed') return <span className={styles.words}>{t('closed')}</span>
  if (slot.status === 'full') {
    return (
      <>
        <span className={styles.words}>{t('full')}</span>
        <span className={styles.waiting}>{t('toWaitingList')}</span>
      </>
    )
  }
  return (
    <>
      <span className={styles.words}>{t.rich('free', { count: String(slot.free), b: boldNumber })}</span>
      <span className={styles.fit}>{short}</span>
    </>
  )
}
