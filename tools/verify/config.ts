import { resolve } from 'node:path'

export type Target = { databaseUrl: string } | { dataDir: string }

/** The database that is verified: DATABASE_URL, else the embedded server of DATA_DIR, as `npm start` chooses. */
export function readTarget(env: NodeJS.ProcessEnv = process.env): Target {
  if (env['DATABASE_URL']) return { databaseUrl: env['DATABASE_URL'] }
  return { dataDir: resolve(env['DATA_DIR'] || 'var') }
}
