import { isUtf8 } from 'node:buffer'

const maxDepth = 32
const forbiddenKeys = new Set(['__proto__', 'constructor', 'prototype'])

/**
 * JSON as a careful reader takes it; undefined for anything else: broken text or UTF-8, a byte order mark, more than 32 levels,
 * a key twice, `__proto__` and its kin, U+0000 or half a surrogate pair anywhere (PostgreSQL's jsonb and text refuse them).
 */
export function parseJson(body: Buffer): { value: unknown } | undefined {
  if (!isUtf8(body)) return undefined
  const text = body.toString('utf8')
  const members = countMembers(text)
  if (members === undefined) return undefined
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return undefined
  }
  // A key that comes twice leaves fewer keys in the value than members in the text.
  return countCleanKeys(value) === members ? { value } : undefined
}

// Unrolled, so that a long string costs the expression no stack.
const strings = /"[^"\\]*(?:\\[^][^"\\]*)*"/g

/** Members of all objects in the text, or undefined when it nests too deep; looks only at what stands outside strings. */
function countMembers(text: string): number | undefined {
  let depth = 0
  let members = 0
  const marks = text.replace(strings, '')
  for (let index = 0; index < marks.length; index++) {
    switch (marks[index]) {
      case ':':
        members++
        break
      case '{':
      case '[':
        if (++depth > maxDepth) return undefined
        break
      case '}':
      case ']':
        depth--
        break
      default:
    }
  }
  return members
}

/** Keys of all objects in the value; NaN as soon as a key or a text is not clean. */
function countCleanKeys(value: unknown): number {
  if (typeof value === 'string') return isClean(value) ? 0 : Number.NaN
  if (typeof value !== 'object' || value === null) return 0
  if (Array.isArray(value)) return value.reduce<number>((sum, item) => sum + countCleanKeys(item), 0)
  let count = 0
  for (const [key, item] of Object.entries(value)) {
    if (forbiddenKeys.has(key) || !isClean(key)) return Number.NaN
    count += 1 + countCleanKeys(item)
  }
  return count
}

function isClean(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed()
}
