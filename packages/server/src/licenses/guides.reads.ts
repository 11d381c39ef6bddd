import type { Guide, OfficeGuide } from '@anfilada/contract/licenses/licenses'
import { conditions } from '../db/conditions.ts'
import type { Db } from '../db/pool.ts'

/** SQL expressions of the customer and of a name that somebody wrote. */
type Named = { customerId: string; guide: string }

/**
 * SQL for the numbers of the guides whom a name finds within a customer: by a spelling that is kept, whoever it was merged into, or by the
 * name that a member bears now. A guide is one person (decision 0054).
 */
export function guidesNamed({ customerId, guide }: Named): string {
  return `select coalesce(spellings.merged_into, spellings.id) from guides as spellings
      where spellings.customer_id = ${customerId} and lower(spellings.name) = lower(${guide})
      union all
      select known.id from guides as known join offered_users as members on members.id = known.user_id
      where known.customer_id = ${customerId} and lower(members.name) = lower(${guide})`
}

/** SQL for the guides who are this member: linked to him, or linked to nobody and of his name. */
export const guidesOfMember = `select known.id from guides as known
  left join guides as spellings on spellings.merged_into = known.id
  where known.merged_into is null and known.customer_id = ? and (
    known.user_id = ? or known.user_id is null and lower(?) in (lower(known.name), lower(spellings.name)))`

/** Who asks: a whole customer, or one of its guides for himself. */
export type GuideScope = { customerId: number; self?: { userId: number; name: string } | undefined }

/** The values of `guidesOfMember`. */
export function memberValues({ customerId, self }: GuideScope): unknown[] {
  return [customerId, self?.userId, self?.name]
}

/** The guide whom a name finds; undefined where it finds nobody. */
export async function findGuideNamed(db: Db, customerId: number, name: string): Promise<number | undefined> {
  const { rows } = await db.query({
    name: 'guide_named',
    text: `select guides.id from guides where guides.id in (${guidesNamed({ customerId: '$1', guide: '$2' })}) order by guides.id limit 1`,
    values: [customerId, name],
  })
  return rows[0]?.id
}

/** The customer's guides by name: those whose licenses are known, and members who are guides and have none yet. */
export async function listGuides(db: Db, scope: GuideScope): Promise<Guide[]> {
  const { customerId, self } = scope
  const asked = conditions(
    'guides_list',
    [customerId],
    [
      {
        name: 'own',
        when: self !== undefined,
        sql: 'found.user_id = ? or found.user_id is null and lower(found.guide) = lower(?)',
        values: [self?.userId, self?.name],
      },
    ],
  )
  const { rows } = await db.query({
    name: asked.name,
    text: `select found.guide_id, found.guide, found.phone from (
             select guides.id as guide_id, coalesce(members.name, guides.name) as guide, members.phone, guides.user_id
             from guides left join offered_users as members on members.id = guides.user_id
             where guides.customer_id = $1 and guides.merged_into is null and left(guides.name, 1) <> '#'
             union all
             select null, members.name, members.phone, members.id from offered_users as members
             where members.customer_id = $1 and members.removed_at is null and 'guide' = any (members.roles)
               and not exists (select from guides where guides.customer_id = $1
                 and (guides.user_id = members.id or lower(guides.name) = lower(members.name)))
           ) as found where true ${asked.where} order by lower(found.guide), found.guide_id`,
    values: asked.values,
  })
  return rows
}

/** The guides of a customer as staff see them, or one of them. */
export async function listOfficeGuides(db: Db, asked: { customerId: number } | { guideId: number }): Promise<OfficeGuide[]> {
  const { rows } = await db.query({
    name: 'office_guides',
    text: `select guides.id as guide_id, coalesce(members.name, guides.name) as guide, members.id is not null as member,
                  coalesce((select array_agg(spellings.name order by spellings.name) from guides as spellings
                    where spellings.merged_into = guides.id), '{}') as also,
                  (select count(*)::integer from licenses where licenses.guide_id = guides.id and licenses.deleted_at is null) as licenses
           from guides left join offered_users as members on members.id = guides.user_id
           where guides.merged_into is null and left(guides.name, 1) <> '#' and (guides.customer_id = $1 or guides.id = $2)
           order by lower(guides.name), guides.id`,
    values: 'customerId' in asked ? [asked.customerId, null] : [null, asked.guideId],
  })
  return rows
}
