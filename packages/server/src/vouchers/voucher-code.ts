import { randomBytes } from 'node:crypto'
import { codeAlphabet, codeLength } from '@anfilada/contract/vouchers/voucher-status'

/** A new code, 140 bits of chance: five of each byte, so that every letter is as likely as any other. */
export function newCode(): string {
  return [...randomBytes(codeLength)].map((byte) => codeAlphabet[byte % codeAlphabet.length]).join('')
}
