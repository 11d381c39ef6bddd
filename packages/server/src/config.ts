import * as z from 'zod'

const schema = z.object({
  PORT: z.string().regex(/^\d+$/, 'must be a whole number').transform(Number).pipe(z.int().max(65535)).default(8080),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATABASE_URL: z.string().regex(/^postgres(ql)?:\/\//, 'must begin with postgres://'),
  PUBLIC_ORIGIN: z.url({ protocol: /^https?$/ }).optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  /** Without a token there is no /metrics. */
  METRICS_TOKEN: z.string().min(16).optional(),
  DATABASE_POOL: z.coerce.number().int().min(1).max(100).default(8),
})

export type Config = Readonly<{
  port: number
  host: string
  databaseUrl: string
  databasePool: number
  publicOrigin: string
  logLevel: z.output<typeof schema>['LOG_LEVEL']
  metricsToken: string | undefined
}>

/** A setting that is missing or wrong; the message names every one of them in one sentence. */
export class SettingsFault extends Error {}

/** Reads and checks the environment, once, at the start. Throws SettingsFault. */
export function readConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const parsed = schema.safeParse(env)
  if (!parsed.success) {
    const faults = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
    throw new SettingsFault(`Settings are not usable. ${faults.join('; ')}.`)
  }
  const { PORT, HOST, DATABASE_URL, DATABASE_POOL, PUBLIC_ORIGIN, LOG_LEVEL, METRICS_TOKEN } = parsed.data
  return {
    port: PORT,
    host: HOST,
    databaseUrl: DATABASE_URL,
    databasePool: DATABASE_POOL,
    publicOrigin: PUBLIC_ORIGIN ?? `http://${HOST}:${PORT}`,
    logLevel: LOG_LEVEL,
    metricsToken: METRICS_TOKEN,
  }
}
