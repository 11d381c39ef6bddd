import type { GroupCategory } from '@anfilada/contract/catalogue'
import { groupLanguage } from '@anfilada/contract/orders/licenses'
import type { Db } from '../db/pool.ts'
import { guidesNamed } from './guides.reads.ts'

export type GuideRow = { needsLicense: boolean; number: string | null; expirationDate: string | null }
export type AskedGuide = { objectId: string; passDate: string; type: GroupCategory; guide: string; customerId: number }

export type LicenseQuery = { museumId: number; passDate: string; groupCategory: GroupCategory; guide: string; customerId: number }

const ofGroup = { customerId: '$1', museumId: '$2', guide: '$3', groupCategory: '$4::text', passDate: '$5::date' }

/** Whether the guide has a license that holds for the museum, the day and the language of the group. */
export async function hasLicense(db: Db, { museumId, passDate, groupCategory, guide, customerId }: LicenseQuery): Promise<boolean> {
  const { rows } = await db.query({
    name: 'license_holds',
    text: `select from licenses where ${holdsFor(ofGroup)} limit 1`,
    values: [customerId, museumId, guide, groupCategory, passDate],
  })
  return rows.length > 0
}

const ofObject = { customerId: '$2', museumId: 'museum_objects.museum_id', guide: '$3', groupCategory: '$4::text', passDate: '$5::date' }

/** Whether the object asks for a license, and the guide's own that holds longest; undefined when there is no such object. */
export async function findGuide(db: Db, { objectId, passDate, type, guide, customerId }: AskedGuide): Promise<GuideRow | undefined> {
  const { rows } = await db.query({
    name: 'license_of_guide',
    text: `select museum_objects.needs_license as "needsLicense", held.number, held.expiration_date as "expirationDate"
           from offered_museum_objects as museum_objects
           left join lateral (
             select licenses.number, licenses.expiration_date from licenses where ${holdsFor(ofObject)}
             order by licenses.expiration_date desc limit 1
           ) as held on true
           where museum_objects.system_id = $1 and museum_objects.museum_id is not null`,
    values: [objectId, customerId, guide, type, passDate],
  })
  return rows[0]
}

/** The last day of the latest license that the guide had for the object's museum and that is over on this day; undefined when he had none. */
export async function findEndedLicense(
  db: Db,
  { objectId, passDate, guide, customerId }: Omit<AskedGuide, 'type'>,
): Promise<string | undefined> {
  const { rows } = await db.query({
    name: 'license_ended',
    text: `select licenses.expiration_date as "endedOn" from licenses
           join offered_museum_objects as museum_objects on museum_objects.museum_id = licenses.museum_id and museum_objects.system_id = $1
           where licenses.deleted_at is null and licenses.decision = 'accepted' and licenses.expiration_date < $4::date
             and licenses.guide_id in (${guidesNamed({ customerId: '$2', guide: '$3' })})
           order by licenses.expiration_date desc limit 1`,
    values: [objectId, customerId, guide, passDate],
  })
  return rows[0]?.endedOn
}

/** SQL for the number of the guide's license that holds longest, for statements of other features; null where he has none. */
export function licenseNumberSql(question: LicenseQuestion): string {
  return `(select licenses.number from licenses where ${holdsFor(question)} order by licenses.expiration_date desc limit 1)`
}

/** SQL expressions of what a license is asked for; orders name a guide, and a name finds him within the customer whose guide he is. */
type LicenseQuestion = { customerId: string; museumId: string; guide: string; groupCategory: string; passDate: string }

const languages = Object.entries(groupLanguage)
  .filter(([, language]) => language !== null)
  .map(([category, language]) => `when '${category}' then '${language}'`)
  .join(' ')

/** SQL conditions for "this license holds": accepted, museum, guide, date, and the language of the group where its category says one. */
function holdsFor({ customerId, museumId, guide, groupCategory, passDate }: LicenseQuestion): string {
  const language = `(case ${groupCategory} ${languages} end)`
  return `licenses.deleted_at is null and licenses.decision = 'accepted' and licenses.museum_id = ${museumId}
    and licenses.guide_id in (${guidesNamed({ customerId, guide })}) and ${passDate} between licenses.valid_from and licenses.expiration_date
    and (${language} is null or ${language} = licenses.main_language or ${language} = any (licenses.additional_languages))`
}
