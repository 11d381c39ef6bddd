import { resolve } from 'node:path'
import { Fault } from '../fault.ts'
import { type Rule, sentences } from '../sentences.ts'

export type Settings = Readonly<{
  port: number
  host: string
  /** How many HTTP processes answer behind the one port. */
  processes: number
  dataDir: string
  databaseUrl: string | undefined
  publicOrigin: string | undefined
  secretKey: string | undefined
  /** Everything else that was set: METRICS_TOKEN and the like go to the processes unchanged. */
  environment: NodeJS.ProcessEnv
}>

type Check = { accepts: (value: string) => boolean; rule: Rule }

const checks: Readonly<Record<string, Check>> = {
  PORT: {
    accepts: (value) => /^\d{1,5}$/.test(value) && Number(value) <= 65_535,
    rule: { english: 'it must be a whole number from 0 to 65535', russian: 'нужно целое число от 0 до 65535' },
  },
  PROCESSES: {
    accepts: (value) => /^\d{1,2}$/.test(value) && Number(value) >= 1 && Number(value) <= 32,
    rule: { english: 'it must be a whole number from 1 to 32', russian: 'нужно целое число от 1 до 32' },
  },
  HOST: {
    accepts: (value) => /^[\w.:-]+$/.test(value),
    rule: { english: 'it must be an address or a host name', russian: 'нужен адрес или имя машины' },
  },
  DATABASE_URL: {
    accepts: (value) => /^postgres(ql)?:\/\//.test(value) && URL.canParse(value),
    rule: { english: 'it must look like postgres://user@host/database', russian: 'нужен вид postgres://user@host/database' },
  },
  PUBLIC_ORIGIN: {
    accepts: (value) => URL.canParse(value) && new URL(value).origin === value.replace(/\/$/, '') && /^https?:/.test(value),
    rule: { english: 'it must look like https://example.org, without a path', russian: 'нужен вид https://example.org, без пути' },
  },
  SECRET_KEY: {
    accepts: (value) => value.length >= 32,
    rule: { english: 'it must have at least 32 characters', russian: 'нужно не меньше 32 знаков' },
  },
  LOG_LEVEL: {
    accepts: (value) => ['fatal', 'error', 'warn', 'info', 'debug', 'silent'].includes(value),
    rule: { english: 'it must be fatal, error, warn, info, debug or silent', russian: 'нужно fatal, error, warn, info, debug или silent' },
  },
}

/** What the starts read themselves, beside what they hand to the processes. */
export const launchSettings: readonly string[] = Object.keys(checks)

/** Reads the settings of `npm start` and `npm run serve`; throws the first that is not usable. */
export function readSettings(env: NodeJS.ProcessEnv = process.env): Settings {
  requireUsable(env)
  return {
    port: Number(env['PORT'] ?? 8080),
    host: env['HOST'] ?? '127.0.0.1',
    processes: Number(env['PROCESSES'] ?? 1),
    dataDir: resolve(env['DATA_DIR'] || 'var'),
    databaseUrl: env['DATABASE_URL'],
    publicOrigin: env['PUBLIC_ORIGIN']?.replace(/\/$/, ''),
    secretKey: env['SECRET_KEY'],
    environment: env,
  }
}

function requireUsable(env: NodeJS.ProcessEnv): void {
  for (const [name, { accepts, rule }] of Object.entries(checks)) {
    const value = env[name]
    if (value !== undefined && !accepts(value))
      throw new Fault(sentences.badSetting(name, name === 'SECRET_KEY' ? '…' : withoutPassword(value), rule))
  }
}

/** Production has no defaults for these. */
export const neededSettings: readonly string[] = ['DATABASE_URL', 'PUBLIC_ORIGIN', 'HOST', 'PORT', 'SECRET_KEY']

export function requireProductionSettings(env: NodeJS.ProcessEnv = process.env): void {
  const missing = neededSettings.filter((name) => !env[name])
  if (missing.length > 0) throw new Fault(sentences.missingSettings(missing))
}

/** A message may end in a log; the password of a database must not. */
export function withoutPassword(url: string): string {
  return url.replace(/(:\/\/[^:/@]*):[^@]*@/, '$1:…@')
}
