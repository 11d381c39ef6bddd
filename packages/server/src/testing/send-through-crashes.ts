import { type ChildProcess, spawn } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { currentPrograms } from '../../../../tools/build/programs.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { createPool, type OpenPool } from '../db/pool.ts'
import { inTransaction } from '../db/transaction.ts'
import { type MailSink, startMailSink, type TakenMail } from './mail-sink.ts'

/** After which mails taken by the mail server the jobs process is killed, or the connection dropped without an answer. */
export type Crashes = { mails: number; killAfter: readonly number[]; dropAfter: readonly number[] }
export type CrashFigures = {
  /** Mails that the server never got, or that are not noted as sent. */
  lost: number
  doubles: number
  kills: number
  drops: number
  /** Mails that came under several Message-IDs. */
  renamed: number
}

/** Queues mails on a migrated database and lets a real jobs process send them to a real mail server while both fail again and again. */
export async function sendThroughCrashes(databaseUrl: string, { mails, killAfter, dropAfter }: Crashes): Promise<CrashFigures> {
  const { jobs } = await currentPrograms()
  const pool = createPool({ url: databaseUrl, size: 2, onError: () => undefined })
  let process: ChildProcess | undefined
  let kills = 0
  let drops = 0
  const sink: MailSink = await startMailSink(() => {
    const count = sink.taken.length
    if (killAfter.includes(count)) {
      kills++
      process?.kill('SIGKILL')
    }
    if (!dropAfter.includes(count)) return 'answer'
    drops++
    return 'drop'
  })
  try {
    await queueMails(pool, mails)
    while ((await countUnsent(pool)) > 0) {
      process = startJobs(jobs, databaseUrl, sink.url)
      await untilSentOrDead(pool, process)
    }
    process?.kill('SIGTERM')
    return { ...tally(sink.taken, mails), kills, drops }
  } finally {
    process?.kill('SIGKILL')
    await sink.close()
    await pool.end()
  }
}

async function queueMails(pool: OpenPool, count: number): Promise<void> {
  await inTransaction(pool, async (tx) => {
    for (let index = 0; index < count; index++) {
      await queueMail(tx, { to: `guest${index}@example.com`, language: 'ru', template: 'known_email', facts: { name: `Guest ${index}` } })
    }
  })
}

function startJobs(jobs: string, databaseUrl: string, smtpUrl: string): ChildProcess {
  const { PATH } = process.env
  const env = {
    PATH,
    DATABASE_URL: databaseUrl,
    SMTP_URL: smtpUrl,
    SECRET_KEY: 'the key of a test, which keeps no secrets',
    LOG_LEVEL: 'silent',
  }
  return spawn(process.execPath, [jobs], { env, stdio: 'ignore' })
}

async function untilSentOrDead(pool: OpenPool, child: ChildProcess): Promise<void> {
  while (child.exitCode === null && child.signalCode === null && (await countUnsent(pool)) > 0) await pause(100)
}

async function countUnsent(pool: OpenPool): Promise<number> {
  const { rows } = await pool.query<{ unsent: number }>('select count(*)::integer as unsent from mails where sent_at is null')
  return rows[0]?.unsent ?? 0
}

function tally(taken: readonly TakenMail[], mails: number): Omit<CrashFigures, 'kills' | 'drops'> {
  const namesByRecipient = new Map<string, Set<string>>()
  for (const { recipients, messageId } of taken) {
    const recipient = recipients.join()
    namesByRecipient.set(recipient, (namesByRecipient.get(recipient) ?? new Set()).add(messageId))
  }
  return {
    lost: mails - namesByRecipient.size,
    doubles: taken.length - namesByRecipient.size,
    renamed: [...namesByRecipient.values()].filter((names) => names.size > 1).length,
  }
}
