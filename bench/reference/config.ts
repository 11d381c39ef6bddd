/** The reference is started by the bench alone, which sets both. */
export function readSettings(env: NodeJS.ProcessEnv = process.env): { port: number; databaseUrl: string } {
  return { port: Number(env['PORT']), databaseUrl: env['DATABASE_URL'] ?? '' }
}
