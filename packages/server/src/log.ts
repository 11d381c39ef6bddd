import pg from 'pg'
import { type Logger, pino } from 'pino'
import type { Config } from './config.ts'

/**
 * Structured lines to standard output, without addresses, names and tokens. They go out together, half a second late at most: a write
 * for each of them took a fifth of the process's time under orders. On exit, of an uncaught error too, pino writes what is left. On a full
 * disk the process goes on without a log: lines beyond a mebibyte are dropped until there is room again.
 */
export function createLog(level: Config['logLevel']): Logger {
  const destination = pino.destination({ fd: 1, sync: false, minLength: 4096, periodicFlush: 500, maxLength: 1_048_576 })
  const flush = destination.flushSync.bind(destination)
  // Written on exit for ever, until there is room: what cannot be written is given up.
  destination.on('error', () => (destination.flushSync = () => undefined))
  destination.on('write', () => (destination.flushSync = flush))
  return pino({ level, base: null }, destination)
}

/** What a log may keep of an error: PostgreSQL quotes the whole row in `detail` and values in `message`, names and phones among them. */
export function loggable(error: unknown): unknown {
  if (!(error instanceof pg.DatabaseError)) return error
  const { code, table, constraint, routine, stack } = error
  return { type: 'DatabaseError', code, table, constraint, routine, stack: stack?.split('\n').filter((line) => line.startsWith('    at ')) }
}
