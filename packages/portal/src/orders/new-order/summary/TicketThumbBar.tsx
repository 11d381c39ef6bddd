import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useFormats } from '@anfilada/browser/formats'
import { Num } from '@anfilada/ui/Num'
import { Sum } from '../../Sum.tsx'
import { draftLines, draftTotal } from '../draft/price-lines.ts'
import type { Progress } from '../draft/progress.ts'
import type { TicketDraft } from '../draft/ticket-draft.ts'
import type { ChosenThings } from '../draft/use-chosen.ts'
import { ThumbBar } from '../frame/ThumbBar.tsx'
import { Countdown } from '../hold/HoldNote.tsx'
import type { HeldDraft } from '../hold/use-hold.ts'

type Props = { progress: Progress; chosen: ChosenThings; held: HeldDraft; children: ReactNode }

/** A phone's summary under the thumb: hour, day, people, sum, the hold, and the one act. */
export function TicketThumbBar({ progress: { draft }, chosen, held, children }: Props) {
  const figures = (
    <>
      <Total draft={draft} chosen={chosen} />
      <Rest draft={draft} held={held} />
    </>
  )
  return (
    <ThumbBar what={useWhat(draft, chosen.people)} figures={figures}>
      {children}
    </ThumbBar>
  )
}

function useWhat(draft: TicketDraft, people: number): ReactNode[] {
  const orders = useTranslations('orders')
  const formats = useFormats()
  return [
    draft.schedule_item_id !== null && <Num key="time">{draft.time}</Num>,
    draft.pass_date && <span key="day">{formats.day(draft.pass_date)}</span>,
    people > 0 && <span key="people">{orders('persons', { count: people })}</span>,
  ].filter(Boolean)
}

function Total({ draft, chosen }: { draft: TicketDraft; chosen: ChosenThings }) {
  const lines = draftLines(draft, chosen.prices)
  const total = draftTotal(lines)
  if (!chosen.prices || lines.length === 0 || total === undefined) return null
  return <Sum kopecks={total} currency={chosen.prices.currency} />
}

function Rest({ draft, held: { hold, isOver } }: { draft: TicketDraft; held: HeldDraft }) {
  const isHeld = hold !== undefined && hold.slotId === draft.schedule_item_id && !isOver
  return isHeld && !draft.accept_waiting ? <Countdown endsAt={hold.endsAt} /> : null
}
