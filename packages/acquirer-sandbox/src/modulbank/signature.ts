import { createHash, timingSafeEqual } from 'node:crypto'

export type Fields = Readonly<Record<string, string>>

/**
 * The signature of Modulbank's gateway, API 1.2: names in byte order, values in base64, sha1 of the key and of the sha1 of both. Written
 * here for itself: the bank must not agree with its customer only because they share a mistake.
 */
export function signatureOf(fields: Fields, key: string): string {
  const names = Object.keys(fields).filter((name) => name !== 'signature' && fields[name] !== '')
  const parts = names
    .sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)))
    .map((name) => {
      const value = Buffer.from(fields[name] ?? '', 'utf8')
      return [name, value.toString('base64')].join('=')
    })
  const inner = sha1(key + parts.join('&'))
  return sha1(key + inner)
}

export function isSignedWith(fields: Fields, key: string): boolean {
  const given = Buffer.from(fields['signature'] ?? '')
  const right = Buffer.from(signatureOf(fields, key))
  return given.length === right.length && timingSafeEqual(given, right)
}

function sha1(text: string): string {
  return createHash('sha1').update(text, 'utf8').digest('hex')
}
