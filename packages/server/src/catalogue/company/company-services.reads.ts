import type { CompanyService } from '@anfilada/contract/orders/order-kinds'
import type { Db } from '../../db/pool.ts'

/** What the company itself sells: vehicle classes from the smallest up, guides by language. */
export async function listCompanyServices(db: Db, service: CompanyService['service'] | undefined): Promise<CompanyService[]> {
  const { rows } = await db.query({
    name: 'company_services',
    text: `select museum_objects.system_id, museum_objects.service, museum_objects.name, museum_objects.seats, museum_objects.guide_language
           from museum_objects
           where museum_objects.service is not null and ($1::text is null or museum_objects.service = $1)
           order by museum_objects.service desc, museum_objects.seats, museum_objects.system_id`,
    values: [service ?? null],
  })
  return rows
}
