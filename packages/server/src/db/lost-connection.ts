import pg from 'pg'

const codes = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT'])
const sentences =
  /^(timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|Client was closed|Query read timeout)/

/** Whether there is no connection to the database any more, whoever noticed it: the system, `pg`, or PostgreSQL as it left (57P01 to 57P03, class 08). */
export function isConnectionLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code = '', message } = error as Error & { code?: string }
  if (error instanceof pg.DatabaseError) return /^(57P0[123]|08)/.test(code)
  return codes.has(code) || sentences.test(message)
}

/** Whether the database itself said it: what it was at then was rolled back. */
export function isSaidByDatabase(error: unknown): boolean {
  return error instanceof pg.DatabaseError
}
