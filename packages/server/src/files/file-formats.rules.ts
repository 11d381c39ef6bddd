import { type FileFormat, mediaTypes } from '@anfilada/contract/files'

/** How files of a format begin, as Latin-1, and what stands at the ninth byte. A few lines and no package: decision 0045. */
const beginnings: readonly { format: FileFormat; begins: string; ninth?: string }[] = [
  { format: 'pdf', begins: '%PDF-' },
  { format: 'xlsx', begins: 'PK\u0003\u0004' },
  { format: 'png', begins: '\u0089PNG\r\n\u001A\n' },
  { format: 'jpg', begins: '\u00FF\u00D8\u00FF' },
  { format: 'webp', begins: 'RIFF', ninth: 'WEBP' },
]
/** Bytes that show what a file is. */
export const headBytes = 12

/** By how the file begins, whatever it is called. What begins like none of them may be a text. */
export function formatOf(head: Buffer): FileFormat {
  const bytes = head.toString('latin1')
  return beginnings.find(({ begins, ninth = '' }) => bytes.startsWith(begins) && bytes.startsWith(ninth, 8))?.format ?? 'txt'
}

export function formatOfType(mediaType: string): FileFormat {
  return (Object.keys(mediaTypes) as FileFormat[]).find((format) => mediaTypes[format] === mediaType) ?? 'txt'
}

// All that texts have below the space in any of the encodings that are read: tab, line ends, page feed, and the end of file of DOS.
const textControls = new Set([9, 10, 12, 13, 26])

/** False: a byte stands in it that no text has, in windows-1251, cp866 and UTF-8 alike. */
export function mayBeText(piece: Buffer): boolean {
  for (const byte of piece) if (byte < 32 && !textControls.has(byte)) return false
  return true
}

const longestName = 120
const textEnding = /\.(csv|json|txt)$/i

/**
 * A name that is only a name: no folders, no line ends, nothing that turns the reading direction; with the ending of what it is. A text
 * keeps `.csv` and `.json`.
 */
export function safeName(given: string, format: FileFormat): string {
  const ending = (format === 'txt' && textEnding.exec(given)?.[1]?.toLowerCase()) || format
  const base = given
    .toWellFormed()
    .replace(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .replace(/[\p{Cc}"*/:<>?\\|]+/gu, ' ')
    .replace(/\.(?:xlsx|pdf|png|jpe?g|webp|csv|json|txt)$/i, '')
    .trim()
    .slice(0, longestName)
    .toWellFormed()
  return `${base || 'file'}.${ending}`
}
