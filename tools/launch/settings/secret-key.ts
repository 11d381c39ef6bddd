import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The key of `npm start`: made with the data directory, kept beside the data that it seals. */
export function keepSecretKey(dataDir: string): string {
  const file = join(dataDir, 'secret-key')
  if (!existsSync(file)) writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600 })
  return readFileSync(file, 'utf8').trim()
}

/** Fewer different characters than any key of 32 random ones has, in hex as well. */
const fewestCharacters = 8
/** What stands in examples and templates, and in nothing that was made by chance. */
const words = ['secret', 'password', 'changeme', 'change-me', 'change_me', 'example', 'anfilada', 'qwerty', 'your-key', 'your_key']

/**
 * Whether a key can be guessed though it is long enough: few characters, one part over and over, a run of the alphabet or of numbers, words
 * of a template. With it anybody makes the links of other people's mails (secrets.ts).
 */
export function isWeakKey(key: string): boolean {
  const lower = key.toLowerCase()
  return new Set(key).size < fewestCharacters || isRepeated(key) || isRun(lower) || words.some((word) => lower.includes(word))
}

/** One part over and over, the last one cut off perhaps: from some distance on each character is the one before. */
function isRepeated(key: string): boolean {
  const half = Math.floor(key.length / 2)
  return Array.from({ length: half }, (_, index) => index + 1).some((period) => key.slice(period) === key.slice(0, key.length - period))
}

/** Most characters are the neighbour of the one before. */
function isRun(key: string): boolean {
  const steps = Array.from(key.slice(1)).filter((_character, at) => Math.abs(key.charCodeAt(at + 1) - key.charCodeAt(at)) === 1)
  return steps.length > key.length / 2
}
