import type { Db } from '../../db/pool.ts'

/** How long a network is known after the last sign-in. */
export const knownDays = 30

/** From here the user's login was opened, or a link of his mail was. */
export async function rememberNetwork(db: Db, userId: number, network: string): Promise<void> {
  await db.query({
    name: 'network_remember',
    text: `insert into known_networks (user_id, network) values ($1, $2)
           on conflict (user_id, network) do update set seen_at = now()`,
    values: [userId, network],
  })
}

/** Networks that are not known any more; a job calls it. */
export async function forgetOldNetworks(db: Db): Promise<number> {
  const { rowCount } = await db.query({
    name: 'network_sweep',
    text: `delete from known_networks where known_networks.seen_at < now() - interval '${knownDays} days'`,
    values: [],
  })
  return rowCount ?? 0
}
