import { setTimeout as pause } from 'node:timers/promises'
import { Logger, parseCronItems, run, type Runner, type TaskList } from 'graphile-worker'
import { lastingDays } from '@anfilada/contract/dates'
import { resetJob, sendResetLinks } from './identity/index.ts'
import { type Config, identityOf, readConfig } from './config.ts'
import { importJob, takeIn } from './bank-statements/index.ts'
import { releaseAbandonedJobs, takeTurn, type Turn } from './db/turn.ts'
import { exportJob } from './exports/index.ts'
import { createPool, type OpenPool } from './db/pool.ts'
import { forgetPlaces } from './duty/index.ts'
import { getFile, readWhole } from './files/index.ts'
import { creditFees, issueActs } from './invoices/index.ts'
import { fillAllSlots, fillJob, fillSlots, type Handing, handJob, handOver } from './catalogue/index.ts'
import { createLog, loggable } from './log.ts'
import { tellLicenses } from './licenses/index.ts'
import { type Deliver, type ReadAttachment, sendMail } from './mail/send-mail.ts'
import { mailUnread, mailUnreadJob } from './messages/index.ts'
import {
  archiveOldOrders,
  carryOutDecision,
  decisionJob,
  dropOverdueChanges,
  releaseExpiredHolds,
  serveWaiting,
  settleQueue,
  visitJob,
  watchOrders,
} from './orders/index.ts'
import {
  askAndComeBack,
  askDue,
  askJob,
  expirePayments,
  forgetPayers,
  freeOverpaid,
  providersOf,
  reconcile,
  refundJob,
  sendDueRefunds,
  sendRefund,
  settleReceipts,
  settleVisit,
} from './payments/index.ts'
import { carryOutPlan, planJob } from './slot-plans/index.ts'
import { tellJob, tellPublication } from './publications/index.ts'
import { sweep } from './sweep.ts'
import type { ServerIdentity } from './http/identity.ts'

type Log = ReturnType<typeof createLog>

/** The jobs process. Clocks are the database's; each task may run twice without harm. One process works, further ones stand by. */
async function main(): Promise<void> {
  const config = readConfig()
  const log = createLog(config.logLevel)
  const openPool = (): OpenPool =>
    createPool({
      url: config.databaseUrl,
      // Five of them listen for new jobs; an export reads with one and keeps with another.
      size: 14,
      onError: (error) => log.warn({ err: loggable(error) }, 'database connection lost'),
    })
  let pool = openPool()
  const identity = identityOf(config)
  const runners: Runner[] = []
  const starts: readonly Start[] = [
    (own) => startPaying(own, identity, log),
    (own) => startChores(own, identity, log),
    (own) => startDecisions(own, log),
    (own) => startPost(own, identity, config, log),
    (own) => startExports(own, identity, log),
  ]
  let leaving = false

  const stop = async (): Promise<void> => {
    leaving = true
    await Promise.allSettled(runners.map((runner) => runner.stop()))
    await pool.end()
    process.exit(0)
  }
  process.once('SIGTERM', () => void stop())
  process.once('SIGINT', () => void stop())
  // A worker that cannot write down how its job ended (the database is gone) throws where nobody waits; the turn is lost then anyway.
  process.on('unhandledRejection', (error) => log.error({ err: loggable(error) }, 'unhandled rejection'))

  process.send?.('ready')
  for (;;) {
    const turn = await takeTurn(config.databaseUrl, (error) => log.warn({ err: loggable(error) }, 'no turn to work yet'))
    try {
      await work(turn, pool, runners, starts)
      log.warn('lost the turn to work')
    } catch (error) {
      // The database is away again, and may be so at any of these: the next turn waits for it.
      log.warn({ err: loggable(error) }, 'the turn to work ended')
    }
    if (leaving) return
    await Promise.race([
      Promise.allSettled(runners.splice(0).map((runner) => runner.stop())),
      pause(stopPatienceMs, undefined, { ref: false }),
    ])
    // Connections to a machine that vanished say nothing for ever: the next turn has its own, and these end when they can.
    void pool.end().catch((error: unknown) => log.warn({ err: loggable(error) }, 'connections of the last turn'))
    pool = openPool()
    await turn.end()
  }
}

type Start = (pool: OpenPool) => Promise<Runner>

/**
 * Works until the turn is lost or a runner ends; `runners` holds what works. A machine may vanish without a word under the start, too: what
 * comes of it after the turn ends at once.
 */
async function work(turn: Turn, pool: OpenPool, runners: Runner[], starts: readonly Start[]): Promise<void> {
  let isLost = false
  const lost = turn.lost.then(() => void (isLost = true))
  const begin = async (): Promise<void> => {
    await releaseAbandonedJobs(pool)
    for (const start of starts) {
      const runner = await start(pool)
      if (isLost) return runner.stop()
      runners.push(runner)
    }
    await Promise.race(runners.map((runner) => runner.promise))
  }
  await Promise.race([lost, begin()])
}

/** A runner that cannot even stop holds nobody up: what it still does may be done twice. */
const stopPatienceMs = 10_000

function startChores(pool: OpenPool, identity: ServerIdentity, log: Log): Promise<Runner> {
  const taskList: TaskList = {
    archive_old_orders: async () => log.info({ archived: await archiveOldOrders(pool) }, 'old orders archived'),
    drop_changes: async () => {
      const changes = await dropOverdueChanges(pool)
      if (changes > 0) log.info({ changes }, 'unanswered changes dropped')
    },
    forget_places: async () => {
      const places = await forgetPlaces(pool)
      if (places > 0) log.info({ places }, 'places of ended shifts forgotten')
    },
    credit_fees: async () => {
      const notes = await creditFees(pool)
      if (notes > 0) log.info({ notes }, 'fees that were taken back credited')
    },
    issue_acts: async () => log.info({ acts: await issueActs(pool) }, 'acts of services issued'),
    release_holds: async () => {
      const slots = await releaseExpiredHolds(pool)
      if (slots > 0) log.info({ slots }, 'expired holds released')
    },
    serve_waiting: async (payload) => {
      const served = await serveWaiting(pool, (payload as { slotId: number }).slotId)
      if (served > 0) log.info({ served }, 'waiting orders served')
    },
    watch_orders: async () => {
      const counts = await watchOrders(pool)
      if (Object.values(counts).some((count) => count > 0)) log.info(counts, 'orders served and expired')
    },
    ...slotTasks(pool, log),
    [importJob]: (payload) => takeIn(pool, (payload as { statementId: number }).statementId),
    [mailUnreadJob]: async (payload) => {
      const mails = await mailUnread(pool, (payload as { threadId: number }).threadId)
      if (mails > 0) log.info({ mails }, 'mailed about unread messages')
    },
    [resetJob]: (payload) => sendResetLinks(pool, identity.secrets, (payload as { address: string }).address),
    [tellJob]: (payload) => tellPublication(pool, (payload as { publicationId: number }).publicationId),
    tell_licenses: async () => log.info({ licenses: await tellLicenses(pool) }, 'ends of licenses told'),
    sweep: async () => log.info(await sweep(pool), 'swept'),
  }
  const parsedCronItems = parseCronItems([
    // 00:30 in Moscow; the server's clock is UTC.
    { task: 'archive_old_orders', match: '30 21 * * *', options: { backfillPeriod: lastingDays(1) } },
    // 00:10 in Moscow: the day that has come within the horizon.
    { task: 'fill_all_slots', match: '10 21 * * *', options: { backfillPeriod: lastingDays(1) } },
    // 06:40 in Moscow.
    { task: 'issue_acts', match: '40 3 * * *', options: { backfillPeriod: lastingDays(1) } },
    // 09:15 in Moscow: a mail that somebody acts on by day.
    { task: 'tell_licenses', match: '15 6 * * *', options: { backfillPeriod: lastingDays(1) } },
    { task: 'sweep', match: '15 * * * *' },
    { task: 'drop_changes', match: '* * * * *' },
    { task: 'credit_fees', match: '* * * * *' },
    { task: 'forget_places', match: '* * * * *' },
    { task: 'release_holds', match: '* * * * *' },
    { task: 'watch_orders', match: '* * * * *' },
  ])
  return run({ pgPool: pool, taskList, parsedCronItems, noHandleSignals: true, concurrency: 2, logger: loggerOf(log) })
}

/** What becomes of slots and of the orders in their way. */
function slotTasks(pool: OpenPool, log: Log): TaskList {
  return {
    fill_all_slots: async () => log.info(await fillAllSlots(pool), 'slots filled by their rules'),
    [fillJob]: async (payload) => {
      log.info(await fillSlots(pool, (payload as { objectId: string }).objectId), 'slots of an object filled by its rules')
    },
    [planJob]: async (payload) => {
      const { planId } = payload as { planId: number }
      log.info({ planId, orders: await carryOutPlan(pool, planId) }, 'plan for orders in the way carried out')
    },
    [handJob]: async (payload) => {
      log.info({ slots: await handOver(pool, payload as Handing) }, 'slots handed over to the rules')
    },
  }
}

/** Decisions of staff whose minute is over, apart from all else: a customer waits for each, and a long chore must not make him wait longer. */
function startDecisions(pool: OpenPool, log: Log): Promise<Runner> {
  const taskList: TaskList = {
    [decisionJob]: async (payload) => {
      const { decisionId } = payload as { decisionId: number }
      log.info({ decisionId, outcome: await carryOutDecision(pool, decisionId) }, 'decision carried out')
    },
  }
  return run({ pgPool: pool, taskList, parsedCronItems: [], noHandleSignals: true, concurrency: 2, logger: loggerOf(log) })
}

/** Mails go one after the other: a process that dies leaves one of them in doubt at most. */
async function startPost(pool: OpenPool, identity: ServerIdentity, config: Config, log: Log): Promise<Runner> {
  const deliver = config.smtpUrl === undefined ? undefined : await delivererOf(config.smtpUrl, config.mailFrom)
  const read: ReadAttachment = async (fileId) => {
    const file = await getFile(pool, fileId)
    return file && { name: file.name, mediaType: file.mediaType, content: await readWhole(file) }
  }
  const taskList: TaskList = {
    send_mail: (payload) => sendMail(pool, identity, deliver, (payload as { mailId: number }).mailId, read),
  }
  return run({ pgPool: pool, taskList, parsedCronItems: [], noHandleSignals: true, concurrency: 1, logger: loggerOf(log) })
}

/** The library of mails is loaded where mails leave by SMTP only. */
async function delivererOf(smtpUrl: string, mailFrom: string): Promise<Deliver> {
  const { connectSmtp } = await import('./mail/smtp.ts')
  return connectSmtp(smtpUrl, mailFrom).deliver
}

/** Exports, apart from all else and one after the other: one of a million rows takes minutes. What they need is loaded with the first. */
function startExports(pool: OpenPool, identity: ServerIdentity, log: Log): Promise<Runner> {
  const taskList: TaskList = {
    [exportJob]: async (payload, { job }) => {
      const { runExport } = await import('./exports/run-export.ts')
      await runExport({ pool, identity }, (payload as { exportId: number }).exportId, job.attempts >= job.max_attempts)
    },
  }
  return run({ pgPool: pool, taskList, parsedCronItems: [], noHandleSignals: true, concurrency: 1, logger: loggerOf(log) })
}

/** What asks payment systems, apart from all else: a bank that does not answer holds up nobody but itself. */
function startPaying(pool: OpenPool, identity: ServerIdentity, log: Log): Promise<Runner> {
  const providers = providersOf(identity)
  const taskList: TaskList = {
    [askJob]: (payload) => askAndComeBack(pool, identity, (payload as { paymentId: number }).paymentId),
    [refundJob]: (payload) => sendRefund(pool, providers, (payload as { refundId: number }).refundId),
    watch_payments: async () => {
      const counts = {
        // What needs no bank comes first, then money that somebody has decided about.
        expired: await expirePayments(pool),
        freed: await freeOverpaid(pool),
        refunds: await sendDueRefunds(pool, providers),
        asked: await askDue(pool, providers),
      }
      if (Object.values(counts).some((count) => count > 0)) log.info(counts, 'payments watched')
    },
    reconcile_payments: async () => log.info({ days: await reconcile(pool, providers) }, 'payments reconciled'),
    settle_receipts: async () => {
      log.info(await settleReceipts(pool, providers), 'receipts settled')
      await forgetPayers(pool)
    },
    [visitJob]: async (payload) => {
      const { orderId } = payload as { orderId: number }
      log.info({ orderId, ...(await settleVisit(pool, providers, orderId)) }, 'receipts of a visit settled')
    },
  }
  const parsedCronItems = parseCronItems([
    { task: 'watch_payments', match: '* * * * *' },
    // 05:20 in Moscow, 10:20 in Beijing, where WeChat has the statement of the day before at ten; and 07:10 in Moscow.
    { task: 'reconcile_payments', match: '20 2 * * *', options: { backfillPeriod: lastingDays(1) } },
    // In one queue with the visits of the day: what a bank is asked for by one, the other must not ask for once more.
    { task: 'settle_receipts', match: '10 4 * * *', options: { backfillPeriod: lastingDays(1), queueName: settleQueue } },
  ])
  return run({ pgPool: pool, taskList, parsedCronItems, noHandleSignals: true, concurrency: 4, logger: loggerOf(log) })
}

function loggerOf(log: Log): Logger {
  return new Logger(() => (level, message) => log[level === 'warning' ? 'warn' : level === 'debug' ? 'debug' : level](message))
}

main().catch((error: unknown) => {
  process.stderr.write(`${String(error instanceof Error ? error.stack : error)}\n`)
  process.exit(1)
})
