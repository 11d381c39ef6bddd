import type { LicenseDecision } from '@anfilada/contract/licenses/license-states'
import { museumId, visitDate, type World } from './world.ts'

export type TestLicense = {
  /** The login of a member of the customer whose guide it is. */
  login?: string
  guide?: string
  number?: string
  main_language?: string
  additional_languages?: readonly string[]
  expiration_date?: string
  valid_from?: string
  decision?: LicenseDecision
  /** Why staff refused or suspended it. */
  reason?: string | null
}

const sound = {
  login: 'agencyOwner',
  guide: 'Ли Вэй',
  number: '78-0012',
  main_language: 'en',
  additional_languages: ['zh'],
  expiration_date: '2099-01-01',
  valid_from: '2020-01-01',
  decision: 'accepted',
  reason: null,
} as const satisfies TestLicense

/** A license that staff accepted, of a guide who is known from now on; answers its number. */
export async function addLicense({ pool }: Pick<World, 'pool'>, license: TestLicense = {}): Promise<number> {
  const row = { ...sound, ...license }
  const { rows } = await pool.query<{ id: number }>(
    `with guide as (
       insert into guides (customer_id, name) select users.customer_id, $2 from users where users.login = $1
       on conflict (customer_id, lower(name)) do update set name = excluded.name returning id, customer_id
     )
     insert into licenses (customer_id, guide_id, museum_id, number, main_language, additional_languages, expiration_date, valid_from, decision, reason)
     select guide.customer_id, guide.id, $3, $4, $5, $6, $7, $8, $9, $10 from guide returning id`,
    [
      row.login,
      row.guide,
      museumId,
      row.number,
      row.main_language,
      row.additional_languages,
      row.expiration_date,
      row.valid_from,
      row.decision,
      row.reason,
    ],
  )
  return (rows[0] as { id: number }).id
}

export type TestGroup = { held_on?: string; closes_at?: string; places?: number; taken?: number; fee?: number; vat?: string | null }

/** A group of the museum that takes requests; answers its number. */
export async function addProlongationGroup({ pool }: Pick<World, 'pool'>, group: TestGroup = {}): Promise<number> {
  const {
    held_on: heldOn = visitDate,
    closes_at: closesAt = `${heldOn}T09:00:00+03:00`,
    places = 10,
    taken = 0,
    fee = 320_000,
    vat = null,
  } = group
  const { rows } = await pool.query<{ id: number }>(
    `insert into prolongation_groups (museum_id, held_on, place, closes_at, places, taken, fee_kopecks, vat)
     values ($1, $2, 'Зал 1', $3, $4, $5, $6, $7) returning id`,
    [museumId, heldOn, closesAt, places, taken, fee, vat],
  )
  return (rows[0] as { id: number }).id
}

/** Takes away all guides with what hangs on them: papers name requests and are never emptied, so that TRUNCATE is refused. */
export async function clearLicenses({ pool }: Pick<World, 'pool'>): Promise<void> {
  for (const table of ['payment_fees', 'prolongation_requests', 'licenses', 'prolongation_groups', 'guides']) {
    await pool.query(`delete from ${table}`)
  }
}
