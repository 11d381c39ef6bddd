import { dayAndTimeIn, dayFormats } from '@anfilada/contract/formats'
import { offeredTimes } from '@anfilada/phrases/offered-times'
import { listNearestTimes } from '../catalogue/index.ts'
import type { Tx } from '../db/pool.ts'
import { findPlaceOfOrder, findReadersLanguage, postMessage } from '../messages/index.ts'
import type { DecidedOrder } from '../orders/index.ts'
import { type Outcome, refuse } from '../outcome.ts'
import { findVisit } from './plans.reads.ts'

/**
 * The office writes to the order's customer which other times have room for the whole group. The order stays as it is: its customer changes it, as
 * he may at any time. Refused when there is no such time.
 */
export async function offerTimes(
  tx: Tx,
  { id, places, customerId, groupCategory }: DecidedOrder,
  { slotId, actorId }: { slotId: number; actorId: number },
): Promise<Outcome<unknown>> {
  const times = await listNearestTimes(tx, slotId, { places, customerId, groupCategory })
  if (times.length === 0) return refuse('no_other_times')
  const place = await findPlaceOfOrder(tx, id, 'all')
  const visit = await findVisit(tx, id)
  if (!place || !visit) return refuse('order_not_found')
  const language = (await findReadersLanguage(tx, place)) ?? visit.language ?? 'ru'
  const said = (date: string, time: string): string => dayAndTimeIn(language, dayFormats.fullDay(language, date), time)
  const text = offeredTimes[language]({
    order: id,
    visit: said(visit.date, visit.time),
    times: times.map(({ date, time }) => said(date, time)),
  })
  return postMessage(tx, place, { userId: actorId, fromOffice: true }, { text, fileId: undefined, language })
}
