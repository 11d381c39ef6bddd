import { answerTurn, answerTurns, type AnswerTurn } from '@anfilada/contract/orders/answer-turn'
import { defaultZone } from '@anfilada/contract/dates'
import type { OfficeOrder } from '@anfilada/contract/orders/office-orders'

export type Turn<O> = { turn: AnswerTurn; orders: readonly O[] }

/** The queue by the moment of the answer, the nearest first and by the clock of the bar; within a turn as it came. Turns without orders are left out. */
export function inTurns<O extends Pick<OfficeOrder, 'answer_by'>>(orders: readonly O[], now: Date): Turn<O>[] {
  const of = Map.groupBy(orders, (order) => answerTurn(order.answer_by, now, defaultZone))
  return answerTurns.flatMap((turn) => {
    const inTurn = of.get(turn)
    return inTurn ? [{ turn, orders: inTurn }] : []
  })
}

/** What is shown of it: all, or what is urgent alone; `pressing`: how many orders that is. */
export function shownTurns<O extends Pick<OfficeOrder, 'answer_by'>>(orders: readonly O[], now: Date, { urgent }: { urgent?: true }) {
  const all = inTurns(orders, now)
  const urgentTurns = all.filter(({ turn }) => isPressing(turn))
  return { turns: urgent ? urgentTurns : all, pressing: urgentTurns.reduce((sum, turn) => sum + turn.orders.length, 0) }
}

/** Whose answer cannot wait for the end of the day. */
export function isPressing(turn: AnswerTurn): boolean {
  return turn === 'late' || turn === 'hours'
}
