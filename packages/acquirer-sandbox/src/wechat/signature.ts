import { createCipheriv, createSign, createVerify, randomBytes } from 'node:crypto'

const algorithm = 'WECHATPAY2-SHA256-RSA2048'
const clockSkewSeconds = 300

export type Asked = { method: string; path: string; body: string; authorization: string }
type Who = { merchantId: string; serial: string; publicKey: string }

/** Whether the request is signed by the merchant: SHA256 with RSA over method, path with query, moment, nonce and body. */
export function isSignedBy(who: Who, { method, path, body, authorization }: Asked, now: number): boolean {
  if (!authorization.startsWith(`${algorithm} `)) return false
  const parts = Object.fromEntries([...authorization.matchAll(/(\w+)="([^"]*)"/g)].map(([, name, value]) => [name, value]))
  const { mchid, nonce_str: nonce = '', timestamp = '', serial_no: serial, signature = '' } = parts
  if (mchid !== who.merchantId || serial !== who.serial || nonce === '') return false
  if (Math.abs(now / 1000 - Number(timestamp)) >= clockSkewSeconds) return false
  const verifier = createVerify('RSA-SHA256').update(`${method}\n${path}\n${timestamp}\n${nonce}\n${body}\n`)
  return verifier.verify(who.publicKey, signature, 'base64')
}

/** The headers of an answer or a notification, signed with the platform's key. */
export function platformHeaders(serial: string, privateKey: string, body: string, now: number): Record<string, string> {
  const timestamp = String(Math.floor(now / 1000))
  const nonce = randomBytes(16).toString('hex')
  const signature = createSign('RSA-SHA256').update(`${timestamp}\n${nonce}\n${body}\n`).sign(privateKey, 'base64')
  return {
    'wechatpay-timestamp': timestamp,
    'wechatpay-nonce': nonce,
    'wechatpay-serial': serial,
    'wechatpay-signature': signature,
  }
}

/** A notification's secret part: AES-256-GCM with the API key, the tag at the end of the ciphertext. */
export function sealResource(apiKey: string, plain: string): Record<string, string> {
  const nonce = randomBytes(6).toString('hex')
  const associated = 'transaction'
  const cipher = createCipheriv('aes-256-gcm', apiKey, nonce).setAAD(Buffer.from(associated))
  const sealed = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final(), cipher.getAuthTag()])
  return {
    algorithm: 'AEAD_AES_256_GCM',
    ciphertext: sealed.toString('base64'),
    nonce,
    associated_data: associated,
    original_type: 'transaction',
  }
}
