import type { Language } from '@anfilada/contract/languages'
import { nameKeys } from '@anfilada/contract/name-keys'
import { accompanyingGuides } from '@anfilada/contract/orders/guides-needed'
import { officeOrderContextActions, type OfficeOrderContext } from '@anfilada/contract/orders/order-context'
import { orderKindWord } from '@anfilada/phrases/order-words'
import type { Db, Pool } from '../../db/pool.ts'
import { feature } from '../../http/actions.ts'
import { availableFor, findFreeMoney, findMoneyTerms } from '../../ledger/index.ts'
import { findEndedLicense, findGuide } from '../../licenses/index.ts'
import { accept, refuse } from '../../outcome.ts'
import { museumColumn, orderJoins } from '../orders.reads.ts'
import { sumDue } from '../paying/due.reads.ts'
import { findOfficeOrder, type OfficeOrderRow } from './office-orders.reads.ts'

/** What stands beside an order before it is answered: how its customer stands, its guide's license, and where the group is on that day. */
export const orderContextFeature = feature(officeOrderContextActions, {
  order_context: async ({ input, language, pool }) => {
    const row = await findOfficeOrder(pool, input.order_id, language)
    if (!row) return refuse('order_not_found')
    const [account, license, day] = await Promise.all([accountOf(pool, row), licenseOf(pool, row), listDay(pool, row, language)])
    return accept({ result: { account, license, day } })
  },
})

async function accountOf(pool: Pool, { customerId, status, totalKopecks }: OfficeOrderRow): Promise<OfficeOrderContext['account']> {
  const [due, terms, standing] = await Promise.all([
    sumDue(pool, customerId),
    findMoneyTerms(pool, customerId),
    findFreeMoney(pool, customerId),
  ])
  const available = availableFor(terms)
  const yetToCharge = status === 'in_processing' || status === 'waiting_list' ? totalKopecks : 0
  return {
    due: due.total,
    overdue: due.overdue,
    limit: terms.creditLimit,
    left: available === null ? null : available - yetToCharge,
    balance: standing.free.reduce((sum, { kept }) => sum + kept, 0),
  }
}

async function licenseOf(pool: Pool, row: OfficeOrderRow): Promise<OfficeOrderContext['license']> {
  const { objectId, passDate, groupCategory: type, guide, customerId, places: people, personsPerGuide } = row
  if (objectId === null || row.kind === 'audio_guides') return null
  const asked = { objectId, passDate, type, guide, customerId }
  const found = await findGuide(pool, asked)
  if (!found?.needsLicense) return null
  if (found.number !== null) return { until: found.expirationDate, ended: null, needed: 0 }
  const needed = personsPerGuide === null ? 0 : accompanyingGuides({ needsLicense: true, licensed: false, people, personsPerGuide })
  return { until: null, ended: (await findEndedLicense(pool, asked)) ?? null, needed }
}

async function listDay(db: Db, { id, customerId, passDate }: OfficeOrderRow, language: Language): Promise<OfficeOrderContext['day']> {
  const { rows } = await db.query({
    name: 'order_group_day',
    text: `select orders.id, orders.kind, orders.starts as time, orders.status, ${museumColumn('name')} ->> $1 as museum
           from orders ${orderJoins} join orders as asked on asked.id = $2
           where orders.customer_id = $3 and orders.pass_date = $4 and orders.status in ('in_processing', 'waiting_list', 'confirmed')
             and (orders.id = asked.id or orders.programme_id = asked.programme_id or (orders.guide = asked.guide and asked.guide <> ''))
           order by orders.starts, orders.id limit 20`,
    values: [nameKeys[language], id, customerId, passDate],
  })
  return rows.map(({ museum, ...order }) => ({ ...order, place: museum ?? orderKindWord(language, order.kind) }))
}
