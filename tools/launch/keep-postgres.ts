import { type Postgres, type PostgresOptions, startPostgres } from '../postgres/start.ts'
import type { Ended, Process } from './processes.ts'
import { supervise, type Supervised } from './supervisor.ts'

export type KeptPostgres = Supervised & Readonly<{ postgres: Postgres }>

/**
 * The embedded PostgreSQL, started again when it dies: its recovery is waited for, and those who use it find it under the same address.
 * The first start is not tried twice: what keeps it from starting then is told at once.
 */
export async function keepPostgres(
  dataDir: string,
  log: (line: string) => void,
  options: Pick<PostgresOptions, 'environment'> = {},
): Promise<KeptPostgres> {
  const start = (): Promise<Postgres> => startPostgres({ ...options, dataDir, log, takeOver: true })
  const postgres = await start()
  const running = asProcess(postgres)
  const again = async (): Promise<Process> => asProcess(await start())
  return { postgres, ...supervise({ name: running.name, running, start: again, needed: true, log }) }
}

/** It answers when it counts as started. */
function asProcess({ pid, ended, stop, logFile }: Postgres): Process {
  const name = 'PostgreSQL'
  const gone = ended.then((): Ended => ({ name, how: 'gone', logFile }))
  return { name, pid, ready: Promise.resolve(), ended: gone, stop }
}
