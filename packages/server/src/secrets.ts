import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto'

/** What only the owner of SECRET_KEY can make or read; nothing of it stands in the database. */
export type Secrets = Readonly<{
  /** The token of a one-time link; always the same for the same id, so that a mail sent twice says the same. */
  linkToken(linkId: string): string
  /** Encrypts for the database: AES-256-GCM as nonce, tag, text. */
  seal(plain: Buffer): Buffer
  /** Throws when the text was altered or sealed with another key. */
  open(sealed: Buffer): Buffer
}>

const nonceBytes = 12
const tagBytes = 16

export function createSecrets(secretKey: string): Secrets {
  const keyFor = (purpose: string): Buffer => Buffer.from(hkdfSync('sha256', secretKey, 'anfilada', purpose, 32))
  const linkKey = keyFor('one-time links')
  const sealKey = keyFor('sealed columns')
  return {
    linkToken: (linkId) => createHmac('sha256', linkKey).update(linkId).digest('base64url'),
    seal(plain) {
      const nonce = randomBytes(nonceBytes)
      const cipher = createCipheriv('aes-256-gcm', sealKey, nonce)
      const text = Buffer.concat([cipher.update(plain), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), text])
    },
    open(sealed) {
      const decipher = createDecipheriv('aes-256-gcm', sealKey, sealed.subarray(0, nonceBytes))
      decipher.setAuthTag(sealed.subarray(nonceBytes, nonceBytes + tagBytes))
      return Buffer.concat([decipher.update(sealed.subarray(nonceBytes + tagBytes)), decipher.final()])
    },
  }
}

/** 256 random bits; only its hash is kept. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

export function tokenHash(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
