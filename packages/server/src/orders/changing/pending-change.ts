import type { TranslatedName } from '@anfilada/contract/languages'
import type { LineTuple } from '../order-lines.rules.ts'

/** A value before and after; names in all languages where it is the number of something that has one. */
export type Change = {
  from: string | number | null
  to: string | number | null
  names?: { from: TranslatedName | null; to: TranslatedName | null }
}
export type Diff = Record<string, Change>

/** The columns of an order that a change may write. */
export type OrderValues = {
  objectId: string | null
  slotId: number | null
  passDate: string
  starts: string
  countryId: number | null
  personsPerGuide: number | null
  guide: string
  guidePhone: string
  qtyGuide: number
  notes: string
  refno: string
  adult: number | null
  child: number | null
  details: Record<string, unknown>
  places: number
  lines: LineTuple[]
  totalKopecks: number
  priceVersion: number | null
}

/** A change that waits beside a confirmed order, as its row keeps it. Sums as the customer saw them. */
export type Pending = { values: OrderValues; diff: Diff; penalty: number; askedAt: string; askedBy: number }
