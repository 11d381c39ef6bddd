import { createHash } from 'node:crypto'
import { hash } from '@node-rs/argon2'
import { demoPassword } from './people.ts'

const cost = { memoryCost: 7_168, timeCost: 5, parallelism: 1 }

/** The salt comes from the login, so that the demo is the same each time; the password is public anyway. */
export function hashDemoPassword(login: string): Promise<string> {
  return hash(demoPassword, { ...cost, salt: digest(`salt of ${login}`).subarray(0, 16) })
}

/** Well formed, so that it is checked like any other at the same price, and the hash of no known password. */
export function lockedHash(login: string): string {
  const [salt, sealed] = [digest(`salt of ${login}`).subarray(0, 16), digest(`nothing opens ${login}`)]
  return `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$${unpadded(salt)}$${unpadded(sealed)}`
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '')
}
