import { randomInt } from 'node:crypto'

// Without letters and digits that sound or look alike.
const letters = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'

/** Twelve random characters in three groups, to be named on the telephone: `K7QM-2RXD-9HTF`. */
export function newReference(): string {
  const group = (): string => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('')
  return `${group()}-${group()}-${group()}`
}
