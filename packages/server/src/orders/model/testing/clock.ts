import { createWorld, type World } from '../../../testing/world.ts'
import { serverOn } from './two-servers.ts'

/** A world whose database takes the time from a clock of ours: `set` puts its hand, and it stands still there. */
export type ClockWorld = World & { set(moment: Date | string): Promise<void> }

/**
 * `now()` of a schema that comes before PostgreSQL's own is what every statement of the server then asks. Who is signed in stays so.
 */
export async function createClockWorld(): Promise<ClockWorld> {
  const world = await createWorld()
  await world.pool.query(`
    create schema clock;
    create table clock.hand (at timestamptz not null);
    insert into clock.hand values (pg_catalog.now());
    create function clock.now() returns timestamptz language sql stable as 'select hand.at from clock.hand';
    update sessions set expires_at = '2100-01-01', last_seen_at = '2100-01-01';
    do $$ begin execute format('alter database %I set search_path = clock, pg_catalog, public', current_database()); end $$;
  `)
  const server = await serverOn(world)
  const set = async (moment: Date | string): Promise<void> => {
    await world.pool.query('update clock.hand set at = $1', [moment])
  }
  const close = async (): Promise<void> => {
    await server.app.close()
    await server.pool.end()
    await world.close()
  }
  return { ...server, set, close }
}
