import { withClient } from '../../bench/databases.ts'

/** The conditions under which places are taken: of write_order itself, and of the one home of places. */
const guards = [
  ['write_order', 'slots.taken + p_places <= slots.capacity', 'true'],
  ['exchange_places', 'v_slot.capacity - v_slot.taken < v_growth', 'false'],
  ['exchange_places', 'p_to > places_for(p_slot_id, p_customer_id, p_to_category, p_from, p_from_category)', 'false'],
] as const

/** Takes away all guards, and the check of the table. */
export async function switchGuardOff(url: string): Promise<void> {
  await withClient(url, async (client) => {
    for (const [name, guard, by] of guards) {
      const { rows } = await client.query<{ source: string }>(`select pg_get_functiondef($1::regproc) as source`, [name])
      const source = rows[0]?.source ?? ''
      if (!source.includes(guard)) throw new Error(`A guard of ${name} was not found: this proof must be written anew`)
      await client.query(source.replace(guard, by))
    }
    await client.query('alter table slots drop constraint slots_never_oversold')
  })
}
