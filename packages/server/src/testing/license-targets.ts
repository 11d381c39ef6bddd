import { addLicense, addProlongationGroup } from './licenses.ts'
import { museumId, type Principal, visitDate, type World } from './world.ts'

/** What staff say of a group. */
const groupData = { held_on: visitDate, place: 'Зал 1', closes_at: `${visitDate}T09:00:00+03:00`, places: 10, fee: 320_000, vat: null }
/** With which a license can be prolonged that was made last. */
const latestGroup = { id: 1 }

/** A license of the holder's customer that staff accepted; of a guide his own where he is the one. */
export async function makeLicense(world: World, holder: Exclude<Principal, 'none'>): Promise<number> {
  latestGroup.id = await makeProlongationGroup(world)
  const guide = holder === 'agencyGuide' ? holder : crypto.randomUUID()
  return addLicense(world, { login: holder === 'agencyGuide' ? 'agencyOwner' : holder, guide, number: crypto.randomUUID() })
}

/** Whom the guide that was made last may be. */
const latestGuide = { other: 1 }

/** Two guides who are one person: answers the number of the first. */
export async function makeGuide({ pool, users }: World): Promise<number> {
  const { rows } = await pool.query<{ id: number }>(
    `insert into guides (customer_id, name) select users.customer_id, names.name
     from users, unnest(array[$2, $3]) as names (name) where users.id = $1 returning id`,
    [users.agencyOwner, crypto.randomUUID(), crypto.randomUUID()],
  )
  const [first, second] = rows as [{ id: number }, { id: number }]
  latestGuide.other = second.id
  return first.id
}

export function makeProlongationGroup(world: World): Promise<number> {
  return addProlongationGroup(world)
}

/** A request that waits for staff. */
export async function makeProlongation(world: World, holder: Exclude<Principal, 'none'>): Promise<number> {
  const licenseId = await addLicense(world, { login: holder, guide: crypto.randomUUID(), number: crypto.randomUUID() })
  const { rows } = await world.pool.query<{ id: number }>(
    `insert into prolongation_requests (group_id, license_id, customer_id, fee_kopecks, requested_by)
     select $1, licenses.id, licenses.customer_id, 0, $3 from licenses where licenses.id = $2 returning id`,
    [await addProlongationGroup(world, { taken: 1 }), licenseId, world.users[holder]],
  )
  return (rows[0] as { id: number }).id
}

const licenseData = { museum_id: museumId, expiration_date: visitDate, main_language: 'ru', additional_languages: [] }

/** What the operations about licenses and guides are asked with, about one row. */
export const licenseQuestions: Record<string, (id: number, principal: Principal) => unknown> = {
  'customer add_license': (_id, principal) => ({ guide: principal, number: crypto.randomUUID(), experience_years: 3, ...licenseData }),
  'customer delete_license': (license_id) => ({ license_id }),
  'customer license_change_langs': (license_id) => ({ license_id, main_language: 'fa', additional_languages: [] }),
  'customer license_list_prolongation_groups': (license_id) => ({ license_id: [license_id] }),
  'customer license_set_prolongation_group': (license_id) => ({ license_id, prolongation_group: null }),
  'customer prolongate_license': (license_id) => ({ license_id: [license_id], prolongation_group: latestGroup.id }),
  'customer withdraw_prolongation': (request_id) => ({ request_id }),
  'office office_prolongation_requests': (group_id) => ({ group_id }),
  'office set_prolongation_group': (group_id) => ({ group_id, revision: 1, museum_id: museumId, ...groupData }),
  'office enter_prolongation': (request_id) => ({ request_id, expiration_date: '2199-01-01' }),
  'office decline_prolongation': (request_id) => ({ request_id, reason: 'test' }),
  'office office_license': (license_id) => ({ license_id }),
  'office decide_license': (license_id) => ({ license_id, revision: 1, decision: 'suspended', reason: 'test' }),
  'office office_guides': (customer_id) => ({ customer_id }),
  'office merge_guides': (guide_id) => ({ guide_id, into_guide_id: latestGuide.other }),
}
