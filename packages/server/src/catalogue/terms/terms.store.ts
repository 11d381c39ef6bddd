import type { Tx } from '../../db/pool.ts'

/** What an object says of itself. */
export type OwnTerms = { cut_off_minutes: number; free_change_hours: number; penalty: number }
/** What a contract changes of it; null changes nothing. */
export type AgreedTerms = { [field in keyof OwnTerms]: number | null }

export async function lockObjectTerms(tx: Tx, objectId: string): Promise<OwnTerms | undefined> {
  const { rows } = await tx.query({
    name: 'object_terms_lock',
    text: `select (extract(epoch from museum_objects.cut_off) / 60)::integer as cut_off_minutes, museum_objects.free_change_hours,
                  museum_objects.penalty_kopecks as penalty
           from museum_objects where museum_objects.system_id = $1 for no key update`,
    values: [objectId],
  })
  return rows[0]
}

export async function saveObjectTerms(tx: Tx, objectId: string, terms: OwnTerms): Promise<void> {
  await tx.query({
    name: 'object_terms_save',
    text: `update museum_objects set cut_off = make_interval(mins => $2), free_change_hours = $3, penalty_kopecks = $4
           where museum_objects.system_id = $1`,
    values: [objectId, terms.cut_off_minutes, terms.free_change_hours, terms.penalty],
  })
}

/** Nobody else changes an object's terms until the transaction ends; orders do not wait. */
export async function lockOwnTerms(tx: Tx): Promise<void> {
  await tx.query({
    name: 'object_terms_lock_all',
    text: 'select from museum_objects order by museum_objects.system_id for no key update',
    values: [],
  })
}

/** The same of what was agreed with customers. */
export async function lockAgreedTerms(tx: Tx): Promise<void> {
  await tx.query('lock table customer_terms in share row exclusive mode')
}

/** The customer's own line for one object, or (null) for all. Its account is locked already. */
export async function findAgreedTerms(tx: Tx, customerId: number, objectId: string | null): Promise<AgreedTerms | undefined> {
  const { rows } = await tx.query({
    name: 'customer_terms_find',
    text: `select customer_terms.cut_off_minutes, customer_terms.free_change_hours, customer_terms.penalty_kopecks as penalty
           from customer_terms
           where customer_terms.customer_id = $1 and customer_terms.museum_object_id is not distinct from $2`,
    values: [customerId, objectId],
  })
  return rows[0]
}

export async function saveAgreedTerms(tx: Tx, customerId: number, objectId: string | null, terms: AgreedTerms): Promise<void> {
  await tx.query({
    name: 'customer_terms_save',
    text: `insert into customer_terms (customer_id, museum_object_id, cut_off_minutes, free_change_hours, penalty_kopecks)
           values ($1, $2, $3, $4, $5)
           on conflict (customer_id, museum_object_id)
           do update set cut_off_minutes = excluded.cut_off_minutes, free_change_hours = excluded.free_change_hours,
             penalty_kopecks = excluded.penalty_kopecks`,
    values: [customerId, objectId, terms.cut_off_minutes, terms.free_change_hours, terms.penalty],
  })
}

export async function deleteAgreedTerms(tx: Tx, customerId: number, objectId: string | null): Promise<void> {
  await tx.query({
    name: 'customer_terms_delete',
    text: 'delete from customer_terms where customer_terms.customer_id = $1 and customer_terms.museum_object_id is not distinct from $2',
    values: [customerId, objectId],
  })
}
