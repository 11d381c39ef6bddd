import { describe, expect, test } from 'vitest'
import { Fault } from '../../fault.ts'
import { requireSafeSettings } from './production-settings.ts'

const safe: NodeJS.ProcessEnv = {
  DATABASE_URL: 'postgres://anna@127.0.0.1/a',
  PUBLIC_ORIGIN: 'https://example.org',
  HOST: '127.0.0.1',
  PORT: '4156',
  // Of a day when nothing was kept.
  SECRET_KEY: 'hZ0vTqY3sWm8Kd2LxB7nRcF5uJgA9pEi',
  MODULBANK_MERCHANT: 'merchant',
  MODULBANK_KEY: 'k'.repeat(32),
}

function faultOf(settings: NodeJS.ProcessEnv): readonly string[] {
  try {
    requireSafeSettings({ ...safe, ...settings })
    return []
  } catch (error) {
    return error instanceof Fault ? error.sentence : [String(error)]
  }
}

describe('settings of production', () => {
  test.each([
    {},
    { PUBLIC_ORIGIN: 'http://localhost:4156' },
    { PUBLIC_ORIGIN: 'http://127.0.0.1:4156' },
    { PUBLIC_ORIGIN: 'http://[::1]:4156' },
    { TRUSTED_PROXIES: 'loopback, 10.0.0.0/8, 2001:db8::/32, 192.0.2.7' },
    { SMTP_URL: 'smtps://mail.example.org' },
  ])('are safe with %o', (settings) => {
    expect(faultOf(settings)).toEqual([])
  })

  test.each([
    [{ PUBLIC_ORIGIN: 'http://example.org' }, 'https://'],
    [{ PUBLIC_ORIGIN: 'http://127.0.0.1.example.org' }, 'https://'],
    [{ SECRET_KEY: 'k'.repeat(32) }, 'SECRET_KEY'],
    [{ SECRET_KEY: 'abcdefghijklmnopqrstuvwxyz012345' }, 'guessed'],
    [{ METRICS_TOKEN: 'short' }, 'METRICS_TOKEN'],
    [{ SMTP_URL: 'mail.example.org' }, 'SMTP_URL'],
    [{ TRUSTED_PROXIES: '10.0.0.0/8, the balancer' }, 'TRUSTED_PROXIES'],
    [{ TRUSTED_PROXIES: '10.0.0.0/33' }, 'TRUSTED_PROXIES'],
    [{ DATABASE_POOL: 'many' }, 'DATABASE_POOL'],
    [{ MODULBANK_URL: 'the bank' }, 'MODULBANK_URL'],
    [{ WECHAT_APP_ID: 'one of many' }, 'WECHAT_MERCHANT_KEY'],
  ])('are refused with %o, in both languages', (setting, word) => {
    const [english = '', russian = ''] = faultOf(setting)
    expect(english).toContain(word)
    expect(russian).toMatch(/\p{Script=Cyrillic}/u)
    expect(english + russian).not.toContain('abcdefghij')
  })
})
