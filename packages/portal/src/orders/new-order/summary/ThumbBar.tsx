import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useFormats } from '@anfilada/browser/formats'
import { Num } from '@anfilada/ui/Num'
import { Sum } from '../../Sum.tsx'
import { draftLines, draftTotal } from '../draft/price-lines.ts'
import type { Progress } from '../draft/progress.ts'
import type { TicketDraft } from '../draft/ticket-draft.ts'
import type { ChosenThings } from '../draft/use-chosen.ts'
import { Countdown } from '../hold/HoldNote.tsx'
import type { HeldDraft } from '../hold/use-hold.ts'
import styles from './ThumbBar.module.css'

type Props = { progress: Progress; chosen: ChosenThings; held: HeldDraft; children: ReactNode }

/** A phone's summary under the thumb: hour, day, people, sum, the hold, and the one act. */
export function ThumbBar({ progress: { draft }, chosen, held, children }: Props) {
  return (
    <div className="thumb">
      <div className={styles.words}>
        <What draft={draft} people={chosen.people} />
        <span className={styles.figures}>
          <Total draft={draft} chosen={chosen} />
          <Rest draft={draft} held={held} />
        </span>
      </div>
      <div className={styles.act}>{children}</div>
    </div>
  )
}

function What({ draft, people }: { draft: TicketDraft; people: number }) {
  const orders = useTranslations('orders')
  const formats = useFormats()
  const parts = [
    draft.schedule_item_id !== null && <Num key="time">{draft.time}</Num>,
    draft.pass_date && <span key="day">{formats.day(draft.pass_date)}</span>,
    people > 0 && <span key="people">{orders('persons', { count: people })}</span>,
  ].filter(Boolean)
  return <span className={styles.what}>{parts.flatMap((part, index) => (index > 0 ? [' · ', part] : [part]))}</span>
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
