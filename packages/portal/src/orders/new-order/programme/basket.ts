import { newKey } from '@anfilada/browser/act-key'
import { hourOfTyping } from '@anfilada/browser/hour-of-typing'
import type { ActionInput } from '@anfilada/browser/http'
import type { RefusalCode } from '@anfilada/contract/refusals'
import type { OrderStatus } from '@anfilada/contract/orders/order-status'
import type { ProgrammeMode, ProgrammeResult } from '@anfilada/contract/orders/programmes'
import type { OrderKind } from '@anfilada/contract/orders/items'
import type { OrderDraft } from '../draft/order-draft.ts'
import { requestOf } from '../draft/requests.ts'
import type { Hold } from '../hold/keep-hold.ts'
import { groupAfter, type Group } from './programme-group.ts'

/** An order that an item became; `total` in kopecks, null for what nobody prices. */
type PlacedItem = { id: number; status: OrderStatus; total?: number | null }
/** What the server said of an item: its order, or why there is none. */
export type ItemAnswer = PlacedItem | { error: string; code: string; fields: Readonly<Record<string, string>> }

/** An item is what was said about, under a name of its own in this browser. */
export type BasketItem = {
  kind: OrderKind
  draft: OrderDraft
  id: string
  hold?: Hold | undefined
  answer?: ItemAnswer | undefined
}

/** Orders of one group that are sent together (specification/orders.md): the items in the order in which they were added. */
export type Basket = {
  items: readonly BasketItem[]
  mode: ProgrammeMode
  /** Of the next sending; kept until its answer is known. */
  key: string
  /** The programme that the items placed so far are in. */
  programmeId: number | null
}

export function emptyBasket(): Basket {
  return { items: [], mode: 'best_effort', key: newKey(), programmeId: null }
}

/** Items that are still to be sent. */
export function openItems({ items }: Basket): BasketItem[] {
  return items.filter(({ answer }) => !isPlaced(answer))
}

export function isPlaced(answer: ItemAnswer | undefined): answer is PlacedItem {
  return answer !== undefined && 'id' in answer
}

/** Items that must be mended; one that only went down with the others needs nothing. */
export function refusedItems(basket: Basket): BasketItem[] {
  return openItems(basket).filter(({ answer }) => answer !== undefined && !isPlaced(answer) && answer.code !== withOthers)
}

/** In mode `all` the items that would have passed say this. */
export const withOthers = 'programme_incomplete' satisfies RefusalCode

/** Puts an item in, or in the place of the one of the same id; after a programme that is wholly sent a new one begins. */
export function withItem(basket: Basket, item: BasketItem): Basket {
  const isNew = basket.items.length > 0 && openItems(basket).length === 0
  const before = isNew ? emptyBasket() : basket
  const known = before.items.some(({ id }) => id === item.id)
  const items = known ? before.items.map((one) => (one.id === item.id ? item : one)) : [...before.items, item]
  return { ...before, items, key: newKey() }
}

export function withoutItem(basket: Basket, id: string): Basket {
  return { ...basket, items: basket.items.filter((item) => item.id !== id), key: newKey() }
}

/** The basket after an answer, which comes item by item in the order of the items that were sent. */
export function withAnswers(basket: Basket, results: readonly ProgrammeResult[], programmeId: number | null): Basket {
  const sent = openItems(basket)
  const answers = new Map(sent.map(({ id }, index) => [id, answerOf(results[index])]))
  const items = basket.items.map((item) => {
    const answer = answers.get(item.id)
    if (!answer) return item
    // The places are the order's now; a refused item keeps its hold as long as it lasts.
    return isPlaced(answer) ? { ...item, answer, hold: undefined } : { ...item, answer }
  })
  return { ...basket, items, key: newKey(), programmeId: programmeId ?? basket.programmeId }
}

function answerOf(result: ProgrammeResult | undefined): ItemAnswer | undefined {
  if (!result) return undefined
  if ('id' in result) return { id: result.id, status: result.status, total: result.total }
  return { error: result.error, code: result.code, fields: result.fields ?? {} }
}

/** What all items so far say about the group, the last one first. */
export function groupOf({ items }: Basket): Group | undefined {
  return items.reduce<Group | undefined>((group, { kind, draft }) => groupAfter(kind, draft, group), undefined)
}

/** The hour of an item: of equipment, when it is fetched. */
export function hourOfItem({ kind, draft }: BasketItem): string {
  return hourOfTyping(kind === 'audio_guides' ? draft.pickup_time : draft.time)
}

/** When an item takes place, to be put in order. */
export function momentOfItem(item: BasketItem): string {
  return `${item.draft.pass_date} ${hourOfItem(item)}`
}

type SentItem = ActionInput<'post_programme'>['orders'][number]

/** An item as `post_programme` takes it: the words of its own action with `kind` beside them. Its form has let it through. */
export function sentItem({ kind, draft, hold }: BasketItem): SentItem {
  // A hold that is over counts as none; the words stay the same, so that a repetition is known.
  return { kind, ...requestOf(kind, draft), ...(hold && { hold_id: hold.id }) } as SentItem
}
