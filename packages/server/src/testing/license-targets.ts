import { addLicense } from './licenses.ts'
import type { Principal, World } from './world.ts'

/** A license of the holder's customer that staff accepted; of a guide his own where he is the one. */
export function makeLicense(world: World, holder: Exclude<Principal, 'none'>): Promise<number> {
  const guide = holder === 'agencyGuide' ? holder : crypto.randomUUID()
  return addLicense(world, { login: holder === 'agencyGuide' ? 'agencyOwner' : holder, guide, number: crypto.randomUUID() })
}

/** Whom the guide that was made last may be. */
export const latestGuide = { other: 1 }

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
