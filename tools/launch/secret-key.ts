import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The key of `npm start`: made with the data directory, kept beside the data that it seals. */
export function keepSecretKey(dataDir: string): string {
  const file = join(dataDir, 'secret-key')
  if (!existsSync(file)) writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600 })
  return readFileSync(file, 'utf8').trim()
}
