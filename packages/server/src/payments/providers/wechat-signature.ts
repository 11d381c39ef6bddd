import { createDecipheriv, createSign, createVerify, randomBytes } from 'node:crypto'

const scheme = 'WECHATPAY2-SHA256-RSA2048'
const clockSkewSeconds = 300
const tagBytes = 16

export type Merchant = { id: string; serial: string; privateKey: string }
export type Platform = { serial: string; publicKey: string }
/** `path` with its query, exactly as it is sent; an empty body for GET. */
export type SignedRequest = { method: string; path: string; body: string }
export type Stamp = { timestamp: string; nonce: string }

/** The text that WeChat Pay v3 wants signed in a request. */
export function requestText({ method, path, body }: SignedRequest, { timestamp, nonce }: Stamp): string {
  return `${method}\n${path}\n${timestamp}\n${nonce}\n${body}\n`
}

/** The Authorization header: RSA with SHA-256 (PKCS #1 v1.5) over the request. */
export function authorization(merchant: Merchant, request: SignedRequest, now = new Date()): string {
  const stamp = { timestamp: seconds(now), nonce: randomBytes(16).toString('hex') }
  const signature = createSign('RSA-SHA256').update(requestText(request, stamp)).sign(merchant.privateKey, 'base64')
  const parts = { mchid: merchant.id, nonce_str: stamp.nonce, timestamp: stamp.timestamp, serial_no: merchant.serial, signature }
  return `${scheme} ${Object.entries(parts)
    .map(([name, value]) => `${name}="${value}"`)
    .join(',')}`
}

export function isRsaSigned(text: string, signature: string, publicKey: string): boolean {
  return createVerify('RSA-SHA256').update(text).verify(publicKey, signature, 'base64')
}

type Header = (name: string) => string | undefined

/** Whether an answer or a callback is the platform's, over its raw body, and not older (or younger) than five minutes. */
export function isFromPlatform(platform: Platform, header: Header, body: string, now = new Date()): boolean {
  const [timestamp, nonce] = [header('wechatpay-timestamp') ?? '', header('wechatpay-nonce') ?? '']
  const signature = header('wechatpay-signature') ?? ''
  if (header('wechatpay-serial') !== platform.serial || !/^\d+$/.test(timestamp)) return false
  if (Math.abs(now.getTime() / 1000 - Number(timestamp)) >= clockSkewSeconds) return false
  return isRsaSigned(`${timestamp}\n${nonce}\n${body}\n`, signature, platform.publicKey)
}

export type SealedResource = { ciphertext: string; nonce: string; associated_data?: string | null | undefined }

/** What a callback hides: AES in GCM, the tag in the last sixteen bytes. Throws when it was altered or sealed with another key. */
export function openResource({ ciphertext, nonce, associated_data: associated }: SealedResource, apiKey: string): string {
  const sealed = Buffer.from(ciphertext, 'base64')
  // The platform's key has 32 bytes, which the settings insist on; the published example has 16.
  const algorithm = apiKey.length === 16 ? 'aes-128-gcm' : 'aes-256-gcm'
  const decipher = createDecipheriv(algorithm, apiKey, nonce, { authTagLength: tagBytes })
  decipher.setAuthTag(sealed.subarray(-tagBytes)).setAAD(Buffer.from(associated ?? ''))
  return Buffer.concat([decipher.update(sealed.subarray(0, -tagBytes)), decipher.final()]).toString('utf8')
}

function seconds(moment: Date): string {
  return String(Math.floor(moment.getTime() / 1000))
}
