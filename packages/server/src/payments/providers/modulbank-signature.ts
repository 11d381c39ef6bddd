import { createHash, timingSafeEqual } from 'node:crypto'

export type Fields = Readonly<Record<string, string>>

/**
 * Modulbank's signature (gateway API 1.2): every field but `signature` that is not empty, names in byte order, values in base64; then
 * sha1 twice with the key before both. A number is signed as the text that is sent.
 */
export function modulbankSignature(fields: Fields, key: string): string {
  const joined = Object.entries(fields)
    .filter(([name, value]) => name !== 'signature' && value !== '')
    .sort(([a], [b]) => Buffer.compare(Buffer.from(a), Buffer.from(b)))
    .map(([name, value]) => `${name}=${Buffer.from(value, 'utf8').toString('base64')}`)
    .join('&')
  return sha1(key + sha1(key + joined))
}

/** Compared in constant time; all fields that came are signed, those we do not know included. */
export function isSignedByModulbank(fields: Fields, key: string): boolean {
  const given = Buffer.from(fields['signature'] ?? '', 'utf8')
  const expected = Buffer.from(modulbankSignature(fields, key), 'utf8')
  return given.length === expected.length && timingSafeEqual(given, expected)
}

function sha1(text: string): string {
  return createHash('sha1').update(text, 'utf8').digest('hex')
}
