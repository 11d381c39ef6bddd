import { HoldNote } from '../hold/HoldNote.tsx'
import { FreeChange } from './FreeChange.tsx'
import type { StepProps } from './use-order-wizard.ts'

/** What is said of a slot that is chosen: how long its places are held, and until when the visit is changed freely. */
export default function SummaryNotes({ wizard }: StepProps) {
  const { draft, chosen, held } = wizard
  return (
    <>
      {!draft.accept_waiting && <HoldNote held={held} slotId={draft.schedule_item_id} size={chosen.size} zone={draft.zone} />}
      <FreeChange wizard={wizard} />
    </>
  )
}
