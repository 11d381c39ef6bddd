import { createHash, randomBytes } from 'node:crypto'
import { recoveryCodeCount } from '@anfilada/contract/identity/second-factor'
import { base32 } from './totp.ts'

/** 80 random bits: too many to be guessed from a stolen table of quick hashes. */
const codeBytes = 10

/** As people read them: `abcd-efgh-ijkl-mnop`. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: recoveryCodeCount }, () => (base32(randomBytes(codeBytes)).toLowerCase().match(/.{4}/g) ?? []).join('-'))
}

export function recoveryHash(code: string): Buffer {
  return createHash('sha256').update(plainCode(code)).digest()
}

/** Dashes, spaces and letter case are how a code is written, not what it is. */
export function plainCode(code: string): string {
  return code.replaceAll(/[\s-]/g, '').toLowerCase()
}
