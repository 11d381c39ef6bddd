import { describe, expect, it } from 'vitest'
import { readConfig, SettingsFault } from './config.ts'

const sound = { DATABASE_URL: 'postgres://anfilada@localhost/anfilada', SECRET_KEY: 'k'.repeat(32) }

function faultOf(env: NodeJS.ProcessEnv): string {
  try {
    readConfig(env)
  } catch (error) {
    if (error instanceof SettingsFault) return error.message
    throw error
  }
  return ''
}

describe('settings', () => {
  it('need nothing but a database and a secret key', () => {
    expect(readConfig(sound)).toEqual({
      port: 8080,
      host: '127.0.0.1',
      databaseUrl: sound.DATABASE_URL,
      databasePool: 8,
      publicOrigin: 'http://127.0.0.1:8080',
      logLevel: 'info',
      metricsToken: undefined,
      secretKey: sound.SECRET_KEY,
      trustedProxies: [],
      smtpUrl: undefined,
      mailFrom: 'Anfilada <no-reply@localhost>',
      acquiring: {},
    })
  })

  it('of payment systems are handed on, and nothing else of the environment', () => {
    const given = { MODULBANK_MERCHANT: 'm', WECHAT_APP_ID: 'w', MODULBANK_URL: '', OTHERBANK_KEY: 'o', HOME: '/' }
    expect(readConfig({ ...sound, ...given }).acquiring).toEqual({ MODULBANK_MERCHANT: 'm', WECHAT_APP_ID: 'w' })
  })

  it('are taken as given, and others of the environment are left alone', () => {
    const given = {
      PORT: '80',
      HOST: '::1',
      PUBLIC_ORIGIN: 'https://portal.example',
      LOG_LEVEL: 'silent',
      METRICS_TOKEN: 'x'.repeat(16),
      DATABASE_POOL: '32',
    }
    expect(readConfig({ ...sound, ...given, HOME: '/', NODE_OPTIONS: '' })).toMatchObject({
      port: 80,
      host: '::1',
      publicOrigin: 'https://portal.example',
      logLevel: 'silent',
      metricsToken: 'x'.repeat(16),
      databasePool: 32,
    })
  })

  it.each([
    ['DATABASE_URL', undefined],
    ['DATABASE_URL', ''],
    ['DATABASE_URL', 'mysql://localhost/anfilada'],
    ['DATABASE_URL', 'localhost'],
    ['SECRET_KEY', undefined],
    ['SECRET_KEY', 'short'],
    ['SMTP_URL', 'mail.example'],
    ['PORT', ''],
    ['PORT', 'http'],
    ['PORT', '-1'],
    ['PORT', '65536'],
    ['PORT', '80.5'],
    ['PORT', '8080 '.repeat(2)],
    ['HOST', ''],
    ['PUBLIC_ORIGIN', ''],
    ['PUBLIC_ORIGIN', 'portal.example'],
    ['PUBLIC_ORIGIN', 'javascript:alert(1)'],
    ['LOG_LEVEL', ''],
    ['LOG_LEVEL', 'loud'],
    ['METRICS_TOKEN', ''],
    ['METRICS_TOKEN', 'too-short'],
    ['DATABASE_POOL', '0'],
    ['DATABASE_POOL', '101'],
    ['DATABASE_POOL', 'many'],
  ])('with %s = %j are refused in one sentence that names it', (name, value) => {
    const message = faultOf({ ...sound, [name]: value })
    expect(message).toMatch(new RegExp(String.raw`^Settings are not usable\. ${name}: [^;\n]+\.$`))
  })

  it('with several faults name every one of them at once', () => {
    const message = faultOf({ PORT: 'x', LOG_LEVEL: 'loud' })
    for (const name of ['PORT', 'LOG_LEVEL', 'DATABASE_URL']) expect(message).toContain(`${name}: `)
    expect(message).not.toContain('\n')
  })

  it('keep secrets out of the sentence', () => {
    expect(faultOf({ DATABASE_URL: 'mysql://root:hunter2@localhost', METRICS_TOKEN: 'secret' })).not.toMatch(/hunter2|secret/)
  })
})
