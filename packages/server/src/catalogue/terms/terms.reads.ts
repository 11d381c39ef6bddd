import type { GroupCategory } from '@anfilada/contract/catalogue'
import type { CustomerTermsRow, ObjectName, ObjectTerms } from '@anfilada/contract/pricing/terms'
import type { Language } from '@anfilada/contract/languages'
import { nameKeys } from '@anfilada/contract/name-keys'
import { companyServices } from '@anfilada/phrases/company-services'
import type { Db } from '../../db/pool.ts'
import type { AgreedTerms, OwnTerms } from './terms.store.ts'

// What the company itself sells has terms as well, and no museum: 0, under a word of its own ($3).
const columns = `museum_objects.system_id as museum_object_id, coalesce(museum_objects.museum_id, 0) as museum_id,
  coalesce(museums.name ->> $1, $3, '') as museum,
  museum_objects.name ->> $1 as object, museum_objects.zone,
  (extract(epoch from museum_objects.cut_off) / 60)::integer as cut_off_minutes, museum_objects.free_change_hours,
  museum_objects.penalty_kopecks as penalty`

/** What every object, and every service of the company, says of itself; by code. */
export async function listOwnTerms(db: Db): Promise<(OwnTerms & { museum_object_id: string })[]> {
  const { rows } = await db.query({
    name: 'object_terms_own',
    text: `select museum_objects.system_id as museum_object_id, (extract(epoch from museum_objects.cut_off) / 60)::integer as cut_off_minutes,
                  museum_objects.free_change_hours, museum_objects.penalty_kopecks as penalty
           from museum_objects order by museum_objects.system_id collate "C"`,
    values: [],
  })
  return rows
}

/** What contracts change of it: of each customer the line for all objects first, then by code. */
export async function listAgreedTerms(db: Db): Promise<(AgreedTerms & { customerId: number; museum_object_id: string | null })[]> {
  const { rows } = await db.query({
    name: 'customer_terms_all',
    text: `select customer_terms.customer_id as "customerId", customer_terms.museum_object_id, customer_terms.cut_off_minutes,
                  customer_terms.free_change_hours, customer_terms.penalty_kopecks as penalty
           from customer_terms
           order by customer_terms.customer_id, customer_terms.museum_object_id is not null, customer_terms.museum_object_id collate "C"`,
    values: [],
  })
  return rows
}

/** By the names of museum and object; what the company itself sells, to all groups, last. */
export async function listObjectNames(db: Db, type: GroupCategory | undefined, language: Language): Promise<ObjectName[]> {
  const { rows } = await db.query({
    name: 'object_names',
    text: `select museum_objects.system_id as museum_object_id, coalesce(museum_objects.museum_id, 0) as museum_id,
                  coalesce(museums.name ->> $1, $3, '') as museum, museum_objects.name ->> $1 as object
           from museum_objects left join museums on museums.id = museum_objects.museum_id
           where $2::text is null or museums.id is null or $2 = any (museums.types)
           order by museums.name ->> $1 nulls last, museums.id, museum_objects.name ->> $1, museum_objects.system_id`,
    values: [nameKeys[language], type ?? null, companyServices[language]],
  })
  return rows
}

/** By museum and object. */
export async function listObjectTerms(db: Db, museumId: number | undefined, language: Language): Promise<ObjectTerms[]> {
  const { rows } = await db.query({
    name: 'object_terms_list',
    text: `select ${columns} from museum_objects left join museums on museums.id = museum_objects.museum_id
           where $2::integer is null or museum_objects.museum_id = $2
           order by museum_objects.museum_id nulls last, museum_objects.system_id`,
    values: [nameKeys[language], museumId ?? null, companyServices[language]],
  })
  return rows
}

export async function findObjectTerms(db: Db, objectId: string, language: Language): Promise<ObjectTerms | undefined> {
  const { rows } = await db.query({
    name: 'object_terms',
    text: `select ${columns} from museum_objects left join museums on museums.id = museum_objects.museum_id where museum_objects.system_id = $2`,
    values: [nameKeys[language], objectId, companyServices[language]],
  })
  return rows[0]
}

/** The line for all objects first, then by museum and object. */
export async function listCustomerTerms(db: Db, customerId: number, language: Language): Promise<CustomerTermsRow[]> {
  const { rows } = await db.query({
    name: 'customer_terms_list',
    text: `select customer_terms.museum_object_id, museums.name ->> $1 as museum, museum_objects.name ->> $1 as object,
                  customer_terms.cut_off_minutes, customer_terms.free_change_hours, customer_terms.penalty_kopecks as penalty
           from customer_terms
           left join museum_objects on museum_objects.system_id = customer_terms.museum_object_id
           left join museums on museums.id = museum_objects.museum_id
           where customer_terms.customer_id = $2
           order by customer_terms.museum_object_id is not null, museum_objects.museum_id, museum_objects.system_id`,
    values: [nameKeys[language], customerId],
  })
  return rows
}
