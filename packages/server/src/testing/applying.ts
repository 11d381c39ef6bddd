import type { World } from './world.ts'
import { makeApplication } from './office-targets.ts'

/** An agency as the registration form describes it. */
export const organization = {
  name: 'ООО «Три кита»',
  inn: '7707083893',
  kpp: '773601001',
  ogrn: '1027700132195',
  legal_address: 'Москва',
}

/** The application of an agency with a confirmed address; answers its number. */
export async function agencyApplies(world: World, changes: Record<string, unknown> = {}): Promise<number> {
  const id = await makeApplication(world)
  const { email = null, ...organized } = { ...changes }
  await world.pool.query(
    `update applications set kind = 'legal_entity', organization = $2, language = 'zh', email = coalesce($3, email) where id = $1`,
    [id, JSON.stringify({ ...organization, ...organized }), email],
  )
  return id
}
