import type { Tx } from '../db/pool.ts'
import { onlyRow } from '../db/statement-rows.ts'
import { findGuideNamed } from './guides.reads.ts'
import type { KnownGuide } from './licenses.rules.ts'

/** The guide of this name, made where nobody bears it. The customer is locked: nobody makes another of the name meanwhile. */
export async function takeGuide(tx: Tx, customerId: number, name: string): Promise<number> {
  const known = await findGuideNamed(tx, customerId, name)
  if (known !== undefined) return known
  const { rows } = await tx.query({
    name: 'guide_insert',
    // Two members of one name: it says of neither that he is the guide.
    text: `insert into guides (customer_id, name, user_id)
           select $1, $2, (
             select min(users.id) from offered_users as users
             where users.customer_id = $1 and users.removed_at is null and lower(users.name) = lower($2)
               and not exists (select from guides where guides.user_id = users.id)
             having count(*) = 1
           ) returning guides.id`,
    values: [customerId, name],
  })
  return onlyRow(rows).id
}

/** Whose guide it is, whoever he is by now; undefined when there is none, or he has another name for good. */
export async function findGuideCustomer(tx: Tx, guideId: number): Promise<number | undefined> {
  const { rows } = await tx.query({
    name: 'guide_customer',
    text: 'select guides.customer_id as "customerId" from guides where guides.id = $1 and guides.merged_into is null',
    values: [guideId],
  })
  return rows[0]?.customerId
}

/** Two guides for a merge, in the order of their numbers; their customer is locked. */
export async function lockGuides(tx: Tx, customerId: number, guideIds: readonly [number, number]): Promise<KnownGuide[]> {
  const { rows } = await tx.query({
    name: 'guides_lock',
    text: `select guides.id, guides.name, guides.user_id as "userId" from guides
           where guides.customer_id = $1 and guides.merged_into is null and guides.id = any ($2::integer[]) order by guides.id for update`,
    values: [customerId, guideIds],
  })
  return rows
}

/** Licenses, spellings and membership of the first go to the second; the first stays as a spelling. */
export async function mergeInto(tx: Tx, from: KnownGuide, into: KnownGuide): Promise<void> {
  await tx.query({
    name: 'guide_licenses_move',
    text: 'update licenses set guide_id = $2 where licenses.guide_id = $1',
    values: [from.id, into.id],
  })
  await tx.query({
    name: 'guide_merge',
    text: 'update guides set merged_into = $2, user_id = null where guides.id = $1 or guides.merged_into = $1',
    values: [from.id, into.id],
  })
  if (from.userId === null) return
  await tx.query({
    name: 'guide_link',
    text: 'update guides set user_id = $2 where guides.id = $1',
    values: [into.id, from.userId],
  })
}
