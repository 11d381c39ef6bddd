import { newKey } from '@anfilada/browser/act-key'
import type { ActionInput } from '@anfilada/browser/http'
import type { RefusalCode } from '@anfilada/contract/refusals'
import type { OrderStatus } from '@anfilada/contract/orders/order-status'
import type { ProgrammeMode, ProgrammeResult } from '@anfilada/contract/orders/programmes'
import type { OrderKind } from '@anfilada/contract/orders/items'
import { hourOfTyping } from '../draft/hour.ts'
import type { OrderDraft } from '../draft/order-draft.ts'
import { requestOf } from '../draft/requests.ts'
import type { Hold } from '../hold/keep-hold.ts'
import { groupAfter, type Group } from './programme-group.ts'

/** An order that a line became; `total` in kopecks, null for what nobody prices. */
type PlacedLine = { id: number; status: OrderStatus; total?: number | null }
/** What the server said of a line: its order, or why there is none. */
export type LineAnswer = PlacedLine | { error: string; code: string; fields: Readonly<Record<string, string>> }

/** A line is what was said about, under a name of its own in this browser. */
export type BasketLine = {
  kind: OrderKind
  draft: OrderDraft
  id: string
  hold?: Hold | undefined
  answer?: LineAnswer | undefined
}

/** Orders of one group that are sent together (product.md §3): the lines in the order in which they were added. */
export type Basket = {
  lines: readonly BasketLine[]
  mode: ProgrammeMode
  /** Of the next sending; kept until its answer is known. */
  key: string
  /** The programme that the lines placed so far are in. */
  programmeId: number | null
}

export function emptyBasket(): Basket {
  return { lines: [], mode: 'best_effort', key: newKey(), programmeId: null }
}

/** Lines that are still to be sent. */
export function openLines({ lines }: Basket): BasketLine[] {
  return lines.filter(({ answer }) => !isPlaced(answer))
}

export function isPlaced(answer: LineAnswer | undefined): answer is PlacedLine {
  return answer !== undefined && 'id' in answer
}

/** Lines that must be mended; one that only went down with the others needs nothing. */
export function refusedLines(basket: Basket): BasketLine[] {
  return openLines(basket).filter(({ answer }) => answer !== undefined && !isPlaced(answer) && answer.code !== withOthers)
}

/** In mode `all` the lines that would have passed say this. */
export const withOthers = 'programme_incomplete' satisfies RefusalCode

/** Puts a line in, or in the place of the one of the same id; after a programme that is wholly sent a new one begins. */
export function withLine(basket: Basket, line: BasketLine): Basket {
  const isNew = basket.lines.length > 0 && openLines(basket).length === 0
  const before = isNew ? emptyBasket() : basket
  const known = before.lines.some(({ id }) => id === line.id)
  const lines = known ? before.lines.map((one) => (one.id === line.id ? line : one)) : [...before.lines, line]
  return { ...before, lines, key: newKey() }
}

export function withoutLine(basket: Basket, id: string): Basket {
  return { ...basket, lines: basket.lines.filter((line) => line.id !== id), key: newKey() }
}

/** The basket after an answer, which comes line by line in the order of the lines that were sent. */
export function withAnswers(basket: Basket, results: readonly ProgrammeResult[], programmeId: number | null): Basket {
  const sent = openLines(basket)
  const answers = new Map(sent.map(({ id }, index) => [id, answerOf(results[index])]))
  const lines = basket.lines.map((line) => {
    const answer = answers.get(line.id)
    if (!answer) return line
    // The places are the order's now; a refused line keeps its hold as long as it lasts.
    return isPlaced(answer) ? { ...line, answer, hold: undefined } : { ...line, answer }
  })
  return { ...basket, lines, key: newKey(), programmeId: programmeId ?? basket.programmeId }
}

function answerOf(result: ProgrammeResult | undefined): LineAnswer | undefined {
  if (!result) return undefined
  if ('id' in result) return { id: result.id, status: result.status, total: result.total }
  return { error: result.error, code: result.code, fields: result.fields ?? {} }
}

/** What all lines so far say about the group, the last one first. */
export function groupOf({ lines }: Basket): Group | undefined {
  return lines.reduce<Group | undefined>((group, { kind, draft }) => groupAfter(kind, draft, group), undefined)
}

/** The hour of a line: of equipment, when it is fetched. */
export function hourOfLine({ kind, draft }: BasketLine): string {
  return hourOfTyping(kind === 'audio_guides' ? draft.pickup_time : draft.time)
}

/** When a line takes place, to be put in order. */
export function momentOfLine(line: BasketLine): string {
  return `${line.draft.pass_date} ${hourOfLine(line)}`
}

type SentLine = ActionInput<'post_programme'>['orders'][number]

/** A line as `post_programme` takes it: the words of its own action with `kind` beside them. Its form has let it through. */
export function sentLine({ kind, draft, hold }: BasketLine): SentLine {
  // A hold that is over counts as none; the words stay the same, so that a repetition is known.
  return { kind, ...requestOf(kind, draft), ...(hold && { hold_id: hold.id }) } as SentLine
}
