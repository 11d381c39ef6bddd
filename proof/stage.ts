import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { addDays, defaultZone, todayIn } from '../packages/contract/src/dates.ts'
import { withClient } from '../bench/databases.ts'
import { type ServerProcess, startServer } from '../bench/processes.ts'
import { clearScratch, scratchData } from '../bench/scratch.ts'
import { migrate } from '../packages/server/src/db/migrate.ts'
import { currentPrograms } from '../tools/build/programs.ts'
import { startPostgres } from '../tools/postgres/start.ts'

const root = fileURLToPath(new URL('../', import.meta.url))

export const customers = 500
export const visitDate = addDays(todayIn(defaultZone), 30)

export type Stage = {
  url(database: string): string
  /** Our HTTP process on this database. */
  serve(database: string, port: number, env?: Record<string, string>): Promise<ServerProcess>
}

/** A new cluster with default durability and a filled database `proof`, for as long as the work lasts. */
export async function withStage<T>(
  name: string,
  slots: { count: number; capacity: number },
  work: (stage: Stage) => Promise<T>,
): Promise<T> {
  const folder = join(root, 'var/proof', name)
  await clearScratch(folder)
  await mkdir(folder, { recursive: true })
  const postgres = await startPostgres({ dataDir: scratchData(folder) })
  const servers: ServerProcess[] = []
  const url = (database: string): string => postgres.connectionString(database)
  const serve = async (database: string, port: number, env: Record<string, string> = {}): Promise<ServerProcess> => {
    const server = await startServer({
      entry: (await currentPrograms()).server,
      port,
      env: { DATABASE_URL: url(database), SECRET_KEY: 'the key of a proof, which keeps no secrets', ...env },
      logFile: join(folder, `${database}.log`),
    })
    servers.push(server)
    return server
  }
  try {
    await withClient(url('postgres'), (client) => client.query('create database proof'))
    await migrate(url('proof'))
    await fill(url('proof'), slots)
    return await work({ url, serve })
  } finally {
    await Promise.all(servers.map((server) => server.stop()))
    await postgres.stop()
    await clearScratch(folder)
  }
}

/** A token that the database knows as a hash: the sessions are made without logging 500 people in. */
export function tokenOf(customer: number): string {
  return `proof-token-${String(customer).padStart(20, '0')}`
}

async function fill(url: string, slots: { count: number; capacity: number }): Promise<void> {
  const named = `jsonb_build_object('ru_RU', 'Дворец', 'en_US', 'Palace', 'zh_cn', '宫殿', 'fa_IR', 'کاخ', 'vi', 'Cung dien')`
  await withClient(url, async (client) => {
    await client.query(`
      insert into museums (name, types) values (${named}, '{rf,ig,cn}');
      insert into museum_objects (system_id, museum_id, name, usual_entrance) values ('palace', 1, ${named}, 'Main entrance');
      insert into price_lists (name, group_category, valid_from, valid_until) values ('ig', 'ig', '2000-01-01', '2099-12-31');
      insert into price_list_versions (price_list_id, number) values (1, 1);
      insert into price_tables (version_id, museum_object_id, prices) values (1, 'palace', '{"ticket:common": {"amount": 150000}}');
      update price_list_versions set published_at = now();
      update price_lists set current_version_id = 1;
      insert into slots (museum_object_id, pass_date, starts, capacity)
      select 'palace', '${visitDate}', time '00:00' + n * interval '1 minute', ${slots.capacity} from generate_series(0, ${slots.count - 1}) n;
      insert into customers (kind, name, settlement) select 'legal_entity', 'Agency ' || n, 'invoice' from generate_series(1, ${customers}) n;
      insert into users (customer_id, login, name, password_hash, roles)
      select n, 'agency' || n, 'Owner ' || n, 'nobody signs in here', '{owner}' from generate_series(1, ${customers}) n;
      insert into sessions (token_hash, user_id, expires_at)
      select sha256(convert_to('proof-token-' || lpad(n::text, 20, '0'), 'UTF8')), n, now() + interval '1 day' from generate_series(1, ${customers}) n;
    `)
  })
}
