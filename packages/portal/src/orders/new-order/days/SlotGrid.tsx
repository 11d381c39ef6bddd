import type { Slot } from '@anfilada/contract/catalogue'
import { Skeleton } from '@anfilada/ui/Skeleton'
import { rove } from './rove.ts'
import { SlotButton } from './SlotButton.tsx'
import styles from './Slots.module.css'

type Props = { slots: readonly Slot[] | undefined; people: number; chosen: number | null; onChoose: (slot: Slot) => void }

/** The hours of a day with what is free in them; while they load the same cells, without words. */
export function SlotGrid({ slots, people, chosen, onChoose }: Props) {
  const stop = slots?.find(({ id }) => id === chosen) ?? slots?.find(({ status }) => status !== 'closed')
  return (
    <div className={styles.slots} onKeyDown={rove}>
      {slots?.map((slot) => (
        <SlotButton
          key={slot.id}
          slot={slot}
          people={people}
          isChosen={slot.id === chosen}
          isStop={slot === stop}
          onChoose={() => onChoose(slot)}
        />
      )) ?? Array.from({ length: 8 }, (_, index) => <Skeleton key={index} height="84px" />)}
    </div>
  )
}
