import type { ReactNode } from 'react'
import type { OrderKind } from '@anfilada/contract/orders/items'
import type { DraftInTab } from '../draft/draft-store.ts'
import type { OrderDraft } from '../draft/order-draft.ts'
import type { Hold } from '../hold/keep-hold.ts'

/** A draft that goes elsewhere instead of being sent alone. `item`: under which name it came from there. */
export type Leaving = { kind: OrderKind; draft: OrderDraft; item: string | undefined; hold: Hold | undefined }

/** `isKnown`: it came from there and goes back. */
type Review = { joins: boolean; isKnown: boolean; busy: boolean; onNext: () => void; onSendAlone: () => void }

/** Where drafts of these forms may go besides the server. The forms know that there is such a place, and nothing of it. */
export type Elsewhere = {
  /** What a form begins with, of what was kept of it. */
  begin: (kept: DraftInTab, kind: OrderKind) => DraftInTab
  /** Something is there already: then the last act of a draft puts it there, too. */
  isOpen: boolean
  /** Another number, another draft: the form begins anew. */
  round: number
  /** `goesOn`: the reader wants to fill in another one. */
  take: (leaving: Leaving, goesOn: boolean) => Promise<void>
  /** What the last act is called then, and the one that goes on to another draft. */
  act: (item: string | undefined) => string
  actAndNext: string
  /** Above every form. */
  bar: ReactNode
  /** On the review: the other of the two ways. */
  review: (props: Review) => ReactNode
}
