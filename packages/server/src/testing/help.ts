import { shipHelp } from '../help/ship-help.ts'
import type { Principal, World } from './world.ts'

/** What the start of a version does with the help that it ships. */
export async function shipHelpTo({ pool }: World): Promise<void> {
  const client = await pool.connect()
  try {
    await shipHelp(client)
  } finally {
    client.release()
  }
}

/** What the address of the help answers to the principal. */
export async function readHelp(world: World, path: string, query: string, as: Principal): Promise<unknown> {
  const headers = as === 'none' ? {} : { authorization: world.tokens[as] }
  return (await world.app.inject({ url: `/api/v1/help/${path}?${query}`, headers })).json()
}
