import { isIP } from 'node:net'
import * as z from 'zod/mini'
import { providerNames } from './payments/providers/providers.ts'
import type { ServerIdentity } from './http/identity.ts'
import { createSecrets } from './secrets.ts'

const schema = z.object({
  PORT: z._default(
    z.pipe(z.pipe(z.string().check(z.regex(/^\d+$/, 'must be a whole number')), z.transform(Number)), z.int().check(z.maximum(65535))),
    8080,
  ),
  HOST: z._default(z.string().check(z.minLength(1)), '127.0.0.1'),
  /** A socket that whoever started us has bound: connections come from it, and wait in it when we die. */
  LISTEN_FD: z.optional(z.pipe(z.pipe(z.string().check(z.regex(/^\d+$/, 'must be a whole number')), z.transform(Number)), z.int())),
  DATABASE_URL: z.string().check(z.regex(/^postgres(ql)?:\/\//, 'must begin with postgres://')),
  PUBLIC_ORIGIN: z.optional(z.url({ protocol: /^https?$/ })),
  LOG_LEVEL: z._default(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']), 'info'),
  /** Without a token there is no /metrics. */
  METRICS_TOKEN: z.optional(z.string().check(z.minLength(16))),
  /** Makes the tokens of one-time links and seals what must not be read from the database (secrets.ts). */
  SECRET_KEY: z.string().check(z.minLength(32)),
  /** Addresses or networks whose X-Forwarded-For is believed, comma separated. */
  TRUSTED_PROXIES: z.optional(z.string().check(z.refine(areNetworks, 'must be addresses or networks, comma separated'))),
  /** Without it mails stay in the local outbox, where the office shows them. */
  SMTP_URL: z.optional(z.string().check(z.regex(/^smtps?:\/\//, 'must begin with smtp:// or smtps://'))),
  MAIL_FROM: z._default(z.string().check(z.minLength(3)), 'Anfilada <no-reply@localhost>'),
  DATABASE_POOL: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 8),
})

/** What an operator sets; the socket is given by a launcher. Payment systems have settings of their own. */
export const configSettings: readonly string[] = Object.keys(schema.shape).filter((name) => name !== 'LISTEN_FD')

export type Config = Readonly<{
  port: number
  host: string
  listenFd: number | undefined
  databaseUrl: string
  databasePool: number
  publicOrigin: string
  logLevel: z.output<typeof schema>['LOG_LEVEL']
  metricsToken: string | undefined
  secretKey: string
  trustedProxies: readonly string[]
  smtpUrl: string | undefined
  mailFrom: string
  /** Settings of payment systems, as they stand: payments/providers reads and checks them. */
  acquiring: Readonly<Record<string, string>>
}>

/** As the HTTP server takes them: a wrong one would end it when it starts. */
function areNetworks(list: string): boolean {
  return list.split(',').every((part) => {
    const [address = '', bits] = part.trim().split('/')
    const version = isIP(address)
    if (version === 0) return bits === undefined && ['loopback', 'linklocal', 'uniquelocal'].includes(address)
    return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128))
  })
}

/** A setting that is missing or wrong; the message names every one of them in one sentence. */
export class SettingsFault extends Error {}

/** Reads and checks the environment, once, at the start. Throws SettingsFault. */
export function readConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const parsed = schema.safeParse(env)
  if (!parsed.success) {
    const faults = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
    throw new SettingsFault(`Settings are not usable. ${faults.join('; ')}.`)
  }
  const {
    PORT,
    HOST,
    LISTEN_FD,
    DATABASE_URL,
    DATABASE_POOL,
    PUBLIC_ORIGIN,
    LOG_LEVEL,
    METRICS_TOKEN,
    SECRET_KEY,
    TRUSTED_PROXIES,
    SMTP_URL,
    MAIL_FROM,
  } = parsed.data
  return {
    port: PORT,
    host: HOST,
    listenFd: LISTEN_FD,
    databaseUrl: DATABASE_URL,
    databasePool: DATABASE_POOL,
    publicOrigin: PUBLIC_ORIGIN ?? `http://${HOST}:${PORT}`,
    logLevel: LOG_LEVEL,
    metricsToken: METRICS_TOKEN,
    secretKey: SECRET_KEY,
    trustedProxies: TRUSTED_PROXIES?.split(',').map((address) => address.trim()) ?? [],
    smtpUrl: SMTP_URL,
    mailFrom: MAIL_FROM,
    acquiring: acquiringOf(env),
  }
}

function acquiringOf(env: NodeJS.ProcessEnv): Record<string, string> {
  const isOwn = (name: string): boolean => providerNames.some((provider) => name.startsWith(`${provider.toUpperCase()}_`))
  const own = Object.entries(env).filter(([name, value]) => isOwn(name) && value)
  return Object.fromEntries(own) as Record<string, string>
}

/** Both processes are the same to the world: a link that one makes the other knows. */
export function identityOf({ publicOrigin, secretKey, smtpUrl, acquiring }: Config): ServerIdentity {
  return { publicOrigin, secrets: createSecrets(secretKey), mailbox: smtpUrl === undefined ? 'local' : 'smtp', acquiring }
}
