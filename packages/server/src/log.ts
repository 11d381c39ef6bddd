import pg from 'pg'
import { type Logger, pino } from 'pino'
import type { Config } from './config.ts'

/**
 * Structured lines to standard output, without addresses, names and tokens. They go out together, half a second late at most: a write
 * for each of them took a fifth of the process's time under orders. On exit, of an uncaught error too, pino writes what is left.
 */
export function createLog(level: Config['logLevel']): Logger {
  return pino({ level, base: null }, pino.destination({ fd: 1, sync: false, minLength: 4096, periodicFlush: 500 }))
}

/** What a log may keep of an error: PostgreSQL quotes the whole row in `detail` and values in `message`, names and phones among them. */
export function loggable(error: unknown): unknown {
  if (!(error instanceof pg.DatabaseError)) return error
  const { code, table, constraint, routine, stack } = error
  return { type: 'DatabaseError', code, table, constraint, routine, stack: stack?.split('\n').filter((line) => line.startsWith('    at ')) }
}
