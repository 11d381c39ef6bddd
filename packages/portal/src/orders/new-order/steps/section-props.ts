import type { Control } from 'react-hook-form'
import type { Choice, TicketDraft } from '../draft/ticket-draft.ts'
import type { Chosen } from '../draft/use-chosen.ts'

/** What every section of the form is given. */
export type SectionProps = { control: Control<TicketDraft>; draft: TicketDraft; chosen: Chosen; onChoose: (choice: Choice) => void }
