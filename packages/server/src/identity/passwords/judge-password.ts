import { readFile } from 'node:fs/promises'
import { isLongEnough } from '@anfilada/contract/fields'
import { brands } from '@anfilada/phrases/brands'
import type { Company } from '../../db/company.reads.ts'
import type { BareCode } from '../../outcome.ts'
import type { PasswordOwner } from './password-owner.reads.ts'

/** 49,000 passwords, the most used first, as one line of JSON. It is read when somebody chooses a password, and not kept. */
const commonPasswords = new URL(import.meta.resolve('@zxcvbn-ts/language-common/src/passwords.json'))

/** Why the password cannot be the owner's; undefined when it can. What the service and its company are called is the next thing that comes to people's minds. */
export async function judgePassword(
  password: string,
  owner: Pick<PasswordOwner, 'login' | 'name' | 'email' | 'customerName' | 'secondFactor'>,
  company: Company | undefined,
): Promise<BareCode | undefined> {
  if (!isLongEnough(password, owner.secondFactor)) return 'password_too_short'
  const own = [owner.login, owner.name, owner.email, owner.email?.split('@')[0], owner.customerName, ...serviceWords(company)]
  if (isEasy(password, own) || (await isCommon(password))) return 'password_common'
  return undefined
}

function serviceWords(company: Company | undefined): string[] {
  const names = [...Object.values(brands), ...Object.values(company?.facts.names ?? {})]
  return names.flatMap((name) => name.split(/\P{L}+/u))
}

async function isCommon(password: string): Promise<boolean> {
  const list = await readFile(commonPasswords)
  return list.includes(JSON.stringify(password.toLowerCase()))
}

/** One to eight characters, over and over. */
const repeated = /^(.{1,8}?)\1+$/su

/** Whether a password is the first that somebody who knows its owner would try: his own words, with figures or not, or a repetition. */
export function isEasy(password: string, ownWords: readonly (string | null | undefined)[]): boolean {
  const words = ownWords.map((word) => lettersOf(word ?? '')).filter((word) => word !== '')
  return repeated.test(password) || words.includes(lettersOf(password))
}

function lettersOf(text: string): string {
  return text.normalize('NFKC').toLowerCase().replaceAll(/\P{L}/gu, '')
}
