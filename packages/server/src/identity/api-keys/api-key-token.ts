import { newToken } from '../../secrets.ts'

const prefix = 'anf_'
const hintLength = 8
// A session's token may begin like a key, but is never as long.
const format = /^anf_[\w-]{43}$/

/** 256 random bits behind a prefix by which people and secret scanners know what it is. */
export function newApiKey(): string {
  return prefix + newToken()
}

export function isApiKey(token: string): boolean {
  return format.test(token)
}

/** The first characters, by which people know the key again. */
export function hintOf(key: string): string {
  return key.slice(0, hintLength)
}
