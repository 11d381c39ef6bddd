import type { Control } from 'react-hook-form'
import type { Choice } from '../draft/choose.ts'
import type { TicketDraft } from '../draft/ticket-draft.ts'
import type { ChosenThings } from '../draft/use-chosen.ts'
import type { HeldDraft } from '../hold/use-hold.ts'

/** What every step of the form is given. */
export type SectionProps = {
  control: Control<TicketDraft>
  draft: TicketDraft
  chosen: ChosenThings
  held: HeldDraft
  onChoose: (choice: Choice) => void
}

/** A step whose choice moves on by itself. */
export type PickProps = Pick<SectionProps, 'control' | 'draft'> & { onPick: (choice: Choice) => void }
