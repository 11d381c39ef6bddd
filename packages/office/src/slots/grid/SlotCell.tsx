import type { MouseEvent } from 'react'
import { useTranslations } from 'use-intl'
import { useFormats } from '@anfilada/browser/formats'
import type { OfficeSlot } from '@anfilada/contract/orders/capacity'
import { classNames } from '@anfilada/ui/class-names'
import { FillBar } from '@anfilada/ui/FillBar'
import grid from '../../shell/grid/grid.module.css'
import { keptOf } from '../slot-table.ts'
import styles from './SlotGrid.module.css'

type Props = {
  id: string
  day: string
  time: string
  slot: OfficeSlot | undefined
  dense: boolean
  isChosen: boolean
  isActive: boolean
  onPress: (extend: boolean) => void
}

export function SlotCell({ id, day, time, slot, dense, isChosen, isActive, onPress }: Props) {
  const label = useCellLabel(day, time, slot)
  return (
    <div
      id={id}
      role="gridcell"
      aria-selected={isChosen}
      data-active={isActive || undefined}
      data-heat={slot && dense ? heatOf(slot) : undefined}
      className={classNames(grid.cell, styles.cell, lookOf(slot))}
      tabIndex={-1}
      onClick={({ shiftKey }: MouseEvent) => onPress(shiftKey)}
    >
      <span className="sr">{label}</span>
      {slot && (dense ? <Figure slot={slot} /> : <Face slot={slot} label={label} />)}
    </div>
  )
}

function lookOf(slot: OfficeSlot | undefined): string | undefined {
  if (!slot) return styles.hole
  return slot.closed ? styles.closed : slot.begun ? styles.begun : undefined
}

function Figure({ slot }: { slot: OfficeSlot }) {
  return (
    <b aria-hidden="true" className={styles.few}>
      {!slot.closed && slot.free}
    </b>
  )
}

function useCellLabel(day: string, time: string, slot: OfficeSlot | undefined): string {
  const t = useTranslations('slots')
  const at = { day: useFormats().dayAndWeekday(day), time }
  if (!slot) return t('noCell', at)
  const { taken, capacity, free } = slot
  return t('cell', { ...at, taken, capacity, free, waiting: slot.waiting.places, closed: slot.closed ? 'yes' : 'no' })
}

function Face({ slot, label }: { slot: OfficeSlot; label: string }) {
  const t = useTranslations('slots')
  return (
    <span className={styles.face} aria-hidden="true">
      <span className={styles.words}>
        <b>{t('ratio', { taken: slot.taken, capacity: slot.capacity })}</b>
        <Marks slot={slot} />
      </span>
      <FillBar
        label={label}
        parts={[
          { kind: 'sold', value: slot.taken },
          { kind: 'hold', value: keptOf(slot) },
          { kind: 'free', value: slot.free },
        ]}
      />
    </span>
  )
}

/** One word at most: who waits goes before closed, a block before a quota. */
function Marks({ slot }: { slot: OfficeSlot }) {
  const t = useTranslations('slots')
  if (slot.waiting.places > 0) return <small className={styles.waiting}>{t('waitingShort', { count: slot.waiting.places })}</small>
  if (slot.closed) return <small>{t('closedShort')}</small>
  if (slot.allotments.some(({ released }) => !released)) return <small>{t('blockShort')}</small>
  return slot.quotas.length > 0 && <small>{t('quotaShort')}</small>
}

/** 0 full … 4 more than three quarters free, as the customers' months are painted. */
function heatOf({ free, capacity, closed }: OfficeSlot): number {
  return closed || free === 0 || capacity === 0 ? 0 : Math.min(4, Math.ceil((free / capacity) * 4))
}
