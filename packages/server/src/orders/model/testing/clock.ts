import { pino } from 'pino'
import { buildApp } from '../../../app.ts'
import { createPool } from '../../../db/pool.ts'
import { createWorld, testIdentity, type World } from '../../../testing/world.ts'

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
  // Connections made from now on find the clock.
  const pool = createPool({ url: world.databaseUrl, size: 6, onError: () => undefined })
  const app = await buildApp({ pool, log: pino({ level: 'silent' }), identity: testIdentity })
  const set = async (moment: Date | string): Promise<void> => {
    await world.pool.query('update clock.hand set at = $1', [moment])
  }
  const close = async (): Promise<void> => {
    await app.close()
    await pool.end()
    await world.close()
  }
  return { ...world, app, pool, set, close }
}
