import { Logger, parseCronItems, run, type TaskList } from 'graphile-worker'
import { deleteDeadSessions } from './accounts/index.ts'
import { readConfig } from './config.ts'
import { forgetOldKeys } from './db/idempotency.ts'
import { forgetOldNews } from './db/outbox.ts'
import { createPool } from './db/pool.ts'
import { createLog, loggable } from './log.ts'
import { archiveOldOrders, releaseExpiredHolds } from './orders/index.ts'

/** The jobs process. Clocks are the database's; each task may run twice without harm. */
async function main(): Promise<void> {
  const config = readConfig()
  const log = createLog(config.logLevel)
  const pool = createPool({
    url: config.databaseUrl,
    size: 4,
    onError: (error) => log.warn({ err: loggable(error) }, 'database connection lost'),
  })

  const taskList: TaskList = {
    archive_old_orders: async () => log.info({ archived: await archiveOldOrders(pool) }, 'old orders archived'),
    release_holds: async () => {
      const slots = await releaseExpiredHolds(pool)
      if (slots > 0) log.info({ slots }, 'expired holds released')
    },
    sweep: async () =>
      log.info({ sessions: await deleteDeadSessions(pool), keys: await forgetOldKeys(pool), news: await forgetOldNews(pool) }, 'swept'),
  }
  const runner = await run({
    pgPool: pool,
    taskList,
    noHandleSignals: true,
    concurrency: 2,
    logger: new Logger(() => (level, message) => log[level === 'warning' ? 'warn' : level === 'debug' ? 'debug' : level](message)),
    parsedCronItems: parseCronItems([
      // 00:30 in Moscow; the server's clock is UTC.
      { task: 'archive_old_orders', match: '30 21 * * *', options: { backfillPeriod: 86_400_000 } },
      { task: 'sweep', match: '15 * * * *' },
      { task: 'release_holds', match: '* * * * *' },
    ]),
  })

  const stop = async (): Promise<void> => {
    await runner.stop()
    await pool.end()
    process.exit(0)
  }
  process.once('SIGTERM', () => void stop())
  process.once('SIGINT', () => void stop())
  await runner.promise
}

main().catch((error: unknown) => {
  process.stderr.write(`${String(error instanceof Error ? error.stack : error)}\n`)
  process.exit(1)
})
