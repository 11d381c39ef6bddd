import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

// RFC 6238 with what every authenticator assumes: HMAC-SHA-1, steps of 30 s, six digits; 160 bits of secret (RFC 4226 §4).
const stepSeconds = 30
const digits = 6
const secretBytes = 20
/** Clocks differ and people type slowly: the step before and the step after are taken as well. */
const drift = 1

export function newSecret(): Buffer {
  return randomBytes(secretBytes)
}

export function stepAt(moment: Date): number {
  return Math.floor(moment.getTime() / 1000 / stepSeconds)
}

/** The code of a step: RFC 4226 §5.3. */
export function codeOf(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', secret).update(counter).digest()
  const offset = (mac.at(-1) ?? 0) & 0xf
  const number = (mac.readUInt32BE(offset) & 0x7fffffff) % 10 ** digits
  return String(number).padStart(digits, '0')
}

/** The step whose code this is, after the last one that was used; undefined when it is none. All steps are always compared. */
export function matchingStep(secret: Buffer, code: string, moment: Date, lastUsed: number | null): number | undefined {
  const now = stepAt(moment)
  const steps = Array.from({ length: 2 * drift + 1 }, (_, index) => now - drift + index)
  return steps.filter((step) => isSame(codeOf(secret, step), code) && step > (lastUsed ?? -1)).at(0)
}

function isSame(expected: string, given: string): boolean {
  const [one, other] = [Buffer.from(expected), Buffer.from(given)]
  return one.length === other.length && timingSafeEqual(one, other)
}

/** What the QR code says (the de-facto format of authenticators). */
export function keyUri(secret: Buffer, login: string): string {
  const issuer = 'Anfilada'
  return `otpauth://totp/${issuer}:${encodeURIComponent(login)}?secret=${base32(secret)}&issuer=${issuer}`
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** RFC 4648 without padding: authenticators want none. Whole groups of five bytes only. */
export function base32(bytes: Buffer): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{5}/g) ?? []).map((group) => alphabet[Number.parseInt(group, 2)]).join('')
}
