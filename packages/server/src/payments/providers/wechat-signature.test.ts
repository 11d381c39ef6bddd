import { generateKeyPairSync } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { authorization, isRsaSigned, openResource, requestText } from './wechat-signature.ts'

// The public half of the testing key in wechatpay-go (utils/sign_test.go), and what that test expects for the message "source".
const publishedKey = `-----BEGIN PUBLIC KEY-----
MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEA2VCTd91fnUn73Xy9DLvt/V62TVxRTEEstVdeRaZ3B3leO0pldE806mXO4RwdHXagHQ4vGeZN0yqm++rDsGK+U3AH7kejyD2pXshNP9Cq5YwbptiLGtjcquw4HNxJQUOmDeJf2vg6byms9RUipiq4SzbJKqJFlUpbuIPDpSpWz10PYmyCNeDGUUK65E5h2B834uxl1zNLYQCrkdBzb8oUxwYeP5a2DNxmjL5lsJML7DGr5znsevnoqGRwTm9fxCGfy8wus7hwKz6clt3Whmmda7UAdb1c08hEQFVRbF14AR73xbnd8N0obCWJPCbzMCtkaSef4FdEEgEXJiw0VAJT8wIDAQAB
-----END PUBLIC KEY-----`
const publishedSignature =
  'BKyAfU4iMCuvXMXS0Wzam3V/cnxZ+JaqigPM5OhljS2iOT95OO6Fsuml2JkFANJU9K6q9bLlDhPXuoVz+pp4hAm6pHU4ld815U4jsKu1RkyaII+1CYBUYC8TK0XtJ8FwUXXz8vZHh58rrAVN1XwNyvD1vfpxrMT4SL536GLwvpUHlCqIMzoZUguLli/K8V29QiOhuH6IEqLNJn8e9b3nwNcQ7be3CzYGpDAKBfDGPCqCv8Rw5zndhlffk2FEA70G4hvMwe51qMN/RAJbknXG23bSlObuTCN7Ndj1aJGH6/L+hdwfLpUtJm4QYVazzW7DFD27EpSQEqA8bX9+8m1rLg=='

describe('a request to WeChat Pay', () => {
  it('is signed over the text of the documented example', () => {
    const stamp = { timestamp: '1554208460', nonce: '593BEC0C930BF1AFEB40B4A08C8FB242' }
    expect(requestText({ method: 'GET', path: '/v3/certificates', body: '' }, stamp)).toBe(
      'GET\n/v3/certificates\n1554208460\n593BEC0C930BF1AFEB40B4A08C8FB242\n\n',
    )
  })

  it('names the merchant, and carries a signature that its key opens', () => {
    const keys = generateKeyPairSync('rsa', { modulusLength: 2048 })
    const merchant = { id: '1900000001', serial: 'A1', privateKey: keys.privateKey.export({ type: 'pkcs8', format: 'pem' }) }
    const request = { method: 'POST', path: '/v3/refund?a=1', body: '{"a":1}' }
    const header = authorization(merchant, request, new Date(1554208460_900))
    const parts = Object.fromEntries([...header.matchAll(/(\w+)="([^"]*)"/g)].map(([, name, value]) => [name ?? '', value ?? '']))
    expect(header).toMatch(
      /^WECHATPAY2-SHA256-RSA2048 mchid="1900000001",nonce_str="\w{32}",timestamp="1554208460",serial_no="A1",signature="/,
    )
    const text = requestText(request, { timestamp: '1554208460', nonce: parts['nonce_str'] ?? '' })
    const publicKey = keys.publicKey.export({ type: 'spki', format: 'pem' })
    expect(isRsaSigned(text, parts['signature'] ?? '', publicKey)).toBe(true)
    expect(isRsaSigned(text.replace('POST', 'GET'), parts['signature'] ?? '', publicKey)).toBe(false)
  })
})

describe('the platform’s signature', () => {
  it('is known in the published example', () => {
    expect(isRsaSigned('source', publishedSignature, publishedKey)).toBe(true)
    expect(isRsaSigned('source ', publishedSignature, publishedKey)).toBe(false)
  })
})

describe('the sealed part of a callback', () => {
  // wechatpay-go, utils: a key of 16 bytes, which no platform gives out.
  const published = {
    nonce: 'wCq51qZv4Yfg',
    associated_data: 'Dl56FrqWQJF1t9LtC3vEUsniZKvbqdR8',
    ciphertext: 'FsdXzxryWfKwvLJKf8LG/ToRPTRh8RN9wROC',
  }

  it('opens in the published example', () => {
    expect(openResource(published, 'testAPIv3Key0000')).toBe('Hello World')
  })

  it.each([
    ['another key', published, 'testAPIv3Key0001'],
    ['another nonce', { ...published, nonce: 'wCq51qZv4Yfh' }, 'testAPIv3Key0000'],
    ['other associated data', { ...published, associated_data: '' }, 'testAPIv3Key0000'],
    ['an altered text', { ...published, ciphertext: `A${published.ciphertext.slice(1)}` }, 'testAPIv3Key0000'],
    ['a text without its tag', { ...published, ciphertext: 'FsdX' }, 'testAPIv3Key0000'],
  ])('does not open with %s', (_, resource, key) => {
    expect(() => openResource(resource, key)).toThrow()
  })
})
