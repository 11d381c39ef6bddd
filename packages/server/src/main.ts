import { buildApp } from './app.ts'
import { identityOf, readConfig, SettingsFault } from './config.ts'
import { createPool } from './db/pool.ts'
import { createLog, loggable } from './log.ts'
import { ProviderSettingsFault, providersOf } from './payments/index.ts'

/** The HTTP process: listens until it is told to stop, then lets running requests finish. */
async function main(): Promise<void> {
  const config = readConfig()
  const log = createLog(config.logLevel)
  const pool = createPool({
    url: config.databaseUrl,
    size: config.databasePool,
    onError: (error) => log.warn({ err: loggable(error) }, 'database connection lost'),
  })
  const identity = identityOf(config)
  // Wrong settings of a payment system are said now, not when somebody pays; so is what nobody has set up.
  if (providersOf(identity).all.length === 0) log.warn('online payment is off: no payment system is set up')
  if (identity.mailbox === 'local') log.warn('mails do not leave: SMTP_URL is not set, the office shows them')
  const { metricsToken, trustedProxies } = config
  const app = await buildApp({ pool, log, metricsToken, identity, trustedProxies })

  // A promise that nobody waited for is a mistake of ours, but no reason to drop everybody else's request.
  process.on('unhandledRejection', (error) => log.error({ err: loggable(error) }, 'unhandled rejection'))

  const stop = async (signal: string): Promise<void> => {
    log.info({ signal }, 'stopping')
    await app.close()
    await pool.end()
    log.flush()
    process.exit(0)
  }
  process.once('SIGTERM', (signal) => void stop(signal))
  process.once('SIGINT', (signal) => void stop(signal))
  dropWhatStartLeft()
  const { port, host, listenFd } = config
  // Fastify hands its options on to Node, which takes the bound socket rather than the port.
  await app.listen({ port, host, ...(listenFd !== undefined && { fd: listenFd }) })
  log.info({ port }, 'listening')
  process.send?.('ready')
}

/**
 * Nearly all that a start makes stays, and for that V8 makes its new spaces large; what they were large for, and the texts of files that were
 * read, it would keep until the first load: 9 MiB. Nobody waits for an answer yet (decision 0048). Without the flag nothing is done.
 */
function dropWhatStartLeft(): void {
  globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' })
}

/** One clear sentence instead of a stack for what an operator can mend. */
function explain(error: unknown): string | undefined {
  if (error instanceof SettingsFault || error instanceof ProviderSettingsFault) return error.message
  const { code, port } = error as { code?: string; port?: number }
  if (code === 'EADDRINUSE') return `Port ${port} is in use. Set PORT to another one.`
  if (code === 'EACCES') return `Port ${port} may not be opened by this user.`
  return undefined
}

main().catch((error: unknown) => {
  process.stderr.write(`${explain(error) ?? String(error instanceof Error ? error.stack : error)}\n`)
  process.exit(1)
})
