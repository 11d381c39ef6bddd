import { type Logger, pino } from 'pino'
import type { Config } from './config.ts'

/** Structured lines to standard output. Of an error only what helps and names nobody: PostgreSQL's `detail` and `where` repeat values of rows. */
export function createLog(level: Config['logLevel']): Logger {
  const err = (error: Error & { code?: unknown }): object => ({ type: error.name, code: error.code, stack: error.stack })
  return pino({ level, base: null, serializers: { err } }, pino.destination({ fd: 1, sync: false }))
}
