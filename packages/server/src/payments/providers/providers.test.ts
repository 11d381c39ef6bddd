import { describe, expect, it } from 'vitest'
import { ProviderSettingsFault } from './provider.ts'
import { createProviders } from './providers.ts'

const options = { publicOrigin: 'https://portal.example' }
const bank = { MODULBANK_MERCHANT: 'ad25ef06-1824-413f-8ef1-c08115b9b979', MODULBANK_KEY: '00112233445566778899aabbccddeeff' }

describe('the providers', () => {
  it('are nobody without settings: no way to pay online, and none by WeChat', () => {
    const providers = createProviders({ PATH: '/bin', MODULBANK_KEY: '' }, options)
    expect([providers.byMethod('card'), providers.byMethod('sbp'), providers.byMethod('wechat'), providers.byName('modulbank')]).toEqual(
      Array<undefined>(4).fill(undefined),
    )
  })

  it('serve the ways to pay that each of them has', () => {
    const providers = createProviders(bank, options)
    expect(providers.byMethod('card')).toBe(providers.byName('modulbank'))
    expect(providers.byMethod('sbp')).toBe(providers.byName('modulbank'))
    expect(providers.byMethod('wechat')).toBeUndefined()
    expect(providers.byName('__proto__')).toBeUndefined()
  })

  it('are real unless the settings say that they are tried out', () => {
    expect(createProviders(bank, options).byMethod('card')?.testing).toBe(false)
    expect(createProviders({ ...bank, MODULBANK_TESTING: '1' }, options).byMethod('card')?.testing).toBe(true)
  })

  it.each([
    ['MODULBANK_KEY', { MODULBANK_MERCHANT: 'a' }],
    ['MODULBANK_VAT_CODES', { ...bank, MODULBANK_VAT_CODES: '{' }],
    ['MODULBANK_VAT_CODES', { ...bank, MODULBANK_VAT_CODES: '{"22":22}' }],
    ['MODULBANK_URL', { ...bank, MODULBANK_URL: 'file:///etc/passwd' }],
    ['MODULBANK_TESTING', { ...bank, MODULBANK_TESTING: 'yes' }],
    ['WECHAT_MERCHANT_KEY', { WECHAT_API_KEY: 'x'.repeat(32) }],
    ['WECHAT_API_KEY', { WECHAT_API_KEY: 'x'.repeat(16) }],
  ])('are refused half set up: %s is named, and no value is repeated', (name, environment) => {
    const create = (): unknown => createProviders(environment, options)
    expect(create).toThrow(ProviderSettingsFault)
    expect(create).toThrow(name)
    expect(create).not.toThrow(bank.MODULBANK_KEY)
  })
})
