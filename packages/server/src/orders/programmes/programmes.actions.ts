import { findClashes, type PlannedVisit } from '@anfilada/contract/orders/programme-clashes'
import { programmeActions, type ProgrammeResult } from '@anfilada/contract/orders/programmes'
import type { Language } from '@anfilada/contract/languages'
import { isClosed } from '@anfilada/contract/orders/order-status'
import { feature } from '../../http/actions.ts'
import { failure } from '../../http/envelope.ts'
import { ProtocolFault } from '../../http/protocol-fault.ts'
import { accept, refuse } from '../../outcome.ts'
import { customerReader, orderAnswer } from '../order.presenter.ts'
import { scopeOf } from '../orders.store.ts'
import type { PlacedItem } from './place-item.ts'
import { placeProgramme } from './place-programme.ts'
import { findProgramme, listProgrammeOrders, type ProgrammeOrderRow } from './programme.store.ts'

export const programmesFeature = feature(programmeActions, {
  post_programme: async ({ input, caller, language, once, pool }) => {
    const { customerId } = caller
    if (customerId === null) throw new ProtocolFault('forbidden')
    const { orders: items, mode, name = '', programme_id: programmeId } = input
    const placed = await placeProgramme({ items, mode, name, programmeId, caller: { ...caller, customerId }, language, once, pool })
    if (!placed.ok) return placed
    return accept({ results: placed.value.items.map((item) => itemAnswer(item, language)), programme_id: placed.value.programmeId })
  },

  get_programme: async ({ input, caller, language, pool }) => {
    const scope = scopeOf(caller)
    const programme = scope === 'all' ? undefined : await findProgramme(pool, input.programme_id, scope.customerId)
    const rows = programme ? await listProgrammeOrders(pool, programme.id, scope, language) : []
    if (!programme || rows.length === 0) return refuse('programme_not_found')
    const reader = customerReader(caller, language)
    const clashes = findClashes(rows.flatMap(plannedVisit)).map(({ ids, ...clash }) => ({ ...clash, order_ids: ids }))
    return accept({
      result: {
        programme_id: programme.id,
        name: programme.name,
        created_at: programme.createdAt.toISOString(),
        orders: rows.map((row) => orderAnswer(row, reader)),
        clashes,
      },
    })
  },
})

/** A refused item says what an order sent alone would have been told. */
function itemAnswer(item: PlacedItem, language: Language): ProgrammeResult {
  if (item.ok) return item.value
  const { error, code, fields, nearest, moment } = failure(language, item)
  return { error, code, ...(fields && { fields }), ...(nearest && { nearest }), ...(moment !== undefined && { moment }) }
}

/** Only visits of museums clash: a guide and a coach go along with them. What is closed takes nobody's time. */
function plannedVisit(row: ProgrammeOrderRow): PlannedVisit[] {
  if ((row.kind !== 'museum_tickets' && row.kind !== 'schedule') || isClosed(row.status)) return []
  return [
    {
      id: row.id,
      date: row.passDate,
      starts: row.confirmedTime ?? row.starts,
      minutes: row.visitMinutes ?? usualVisit,
      museumId: row.museumId,
      district: row.district,
      travel: row.travel ?? [],
      closed: row.museumClosed === true,
    },
  ]
}

/** Of a wish for all objects of a museum, which has no object yet. */
const usualVisit = 90
