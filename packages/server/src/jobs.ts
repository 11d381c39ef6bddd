import { Logger, parseCronItems, run, type Runner, type TaskList } from 'graphile-worker'
import {
  deleteDeadSessions,
  deleteOldApplications,
  deleteOldAttempts,
  deleteOldLinks,
  forgetOldNetworks,
  resetJob,
  sendResetLinks,
} from './accounts/index.ts'
import { type Config, readConfig } from './config.ts'
import { forgetOldKeys } from './db/idempotency.ts'
import { forgetOldNews } from './db/outbox.ts'
import { createPool, type Pool } from './db/pool.ts'
import { takeTurn } from './db/turn.ts'
import { createLog, loggable } from './log.ts'
import { sendMail } from './mail/send-mail.ts'
import { connectSmtp } from './mail/smtp.ts'
import { archiveOldOrders, releaseExpiredHolds } from './orders/index.ts'
import { deleteOldPriceFiles } from './pricing/index.ts'
import type { ServerIdentity } from './http/identity.ts'
import { identityOf } from './server-identity.ts'

type Log = ReturnType<typeof createLog>

/** The jobs process. Clocks are the database's; each task may run twice without harm. One process works, further ones stand by. */
async function main(): Promise<void> {
  const config = readConfig()
  const log = createLog(config.logLevel)
  const pool = createPool({
    url: config.databaseUrl,
    // Two of them listen for new jobs.
    size: 6,
    onError: (error) => log.warn({ err: loggable(error) }, 'database connection lost'),
  })
  const identity = identityOf(config)
  const runners: Runner[] = []
  let leaving = false

  const stop = async (): Promise<void> => {
    leaving = true
    await Promise.allSettled(runners.map((runner) => runner.stop()))
    await pool.end()
    process.exit(0)
  }
  process.once('SIGTERM', () => void stop())
  process.once('SIGINT', () => void stop())

  for (;;) {
    const turn = await takeTurn(config.databaseUrl, (error) => log.warn({ err: loggable(error) }, 'no turn to work yet'))
    await releaseAbandonedJobs(pool)
    runners.splice(0, runners.length, await startChores(pool, identity, log), await startPost(pool, identity, config, log))
    await Promise.race([turn.lost, ...runners.map((runner) => runner.promise)])
    if (leaving) return
    log.warn('lost the turn to work')
    await Promise.allSettled(runners.map((runner) => runner.stop()))
    await turn.end().catch(() => undefined)
  }
}

/** Whoever had the turn before is dead: what he was at is done again now, and not in the four hours of graphile-worker. */
async function releaseAbandonedJobs(pool: Pool): Promise<void> {
  await pool.query({
    name: 'jobs_release',
    text: `select graphile_worker.force_unlock_workers(
             array(select distinct jobs.locked_by from graphile_worker.jobs where jobs.locked_by is not null))`,
    values: [],
  })
}

function startChores(pool: Pool, identity: ServerIdentity, log: Log): Promise<Runner> {
  const taskList: TaskList = {
    archive_old_orders: async () => log.info({ archived: await archiveOldOrders(pool) }, 'old orders archived'),
    release_holds: async () => {
      const slots = await releaseExpiredHolds(pool)
      if (slots > 0) log.info({ slots }, 'expired holds released')
    },
    [resetJob]: (payload) => sendResetLinks(pool, identity.secrets, (payload as { address: string }).address),
    sweep: async () => log.info(await sweep(pool), 'swept'),
  }
  const parsedCronItems = parseCronItems([
    // 00:30 in Moscow; the server's clock is UTC.
    { task: 'archive_old_orders', match: '30 21 * * *', options: { backfillPeriod: 86_400_000 } },
    { task: 'sweep', match: '15 * * * *' },
    { task: 'release_holds', match: '* * * * *' },
  ])
  return run({ pgPool: pool, taskList, parsedCronItems, noHandleSignals: true, concurrency: 2, logger: loggerOf(log) })
}

/** Deletes what nobody needs any longer; how many rows of each. */
async function sweep(pool: Pool): Promise<Record<string, number>> {
  return {
    sessions: await deleteDeadSessions(pool),
    keys: await forgetOldKeys(pool),
    news: await forgetOldNews(pool),
    links: await deleteOldLinks(pool),
    attempts: await deleteOldAttempts(pool),
    networks: await forgetOldNetworks(pool),
    applications: await deleteOldApplications(pool),
    priceFiles: await deleteOldPriceFiles(pool),
  }
}

/** Mails go one after the other: a process that dies leaves one of them in doubt at most. */
function startPost(pool: Pool, identity: ServerIdentity, config: Config, log: Log): Promise<Runner> {
  const deliver = config.smtpUrl === undefined ? undefined : connectSmtp(config.smtpUrl, config.mailFrom).deliver
  const taskList: TaskList = {
    send_mail: (payload) => sendMail(pool, identity, deliver, (payload as { mailId: number }).mailId),
  }
  return run({ pgPool: pool, taskList, parsedCronItems: [], noHandleSignals: true, concurrency: 1, logger: loggerOf(log) })
}

function loggerOf(log: Log): Logger {
  return new Logger(() => (level, message) => log[level === 'warning' ? 'warn' : level === 'debug' ? 'debug' : level](message))
}

main().catch((error: unknown) => {
  process.stderr.write(`${String(error instanceof Error ? error.stack : error)}\n`)
  process.exit(1)
})
