import type { Db } from '../../db/pool.ts'

const daysAfterVisit = 14

/** The night job of specification/orders.md: orders go to the archive 14 days after the visit, with an event of the system in their history. */
export async function archiveOldOrders(db: Db): Promise<number> {
  const { rowCount } = await db.query({
    name: 'orders_archive_old',
    text: `with archived as (
             update orders set archived_at = now()
             where orders.archived_at is null and orders.pass_date < local_day(now()) - ${daysAfterVisit}
             returning orders.id
           )
           insert into order_events (order_id, kind) select archived.id, 'archived' from archived`,
    values: [],
  })
  return rowCount ?? 0
}
