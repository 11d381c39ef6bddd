export const mediaTypes = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pdf: 'application/pdf',
} as const
export type FileFormat = keyof typeof mediaTypes

/** By how the file begins, whatever it is called. Undefined: neither of the two. */
export function formatOf(content: Buffer): FileFormat | undefined {
  if (content.subarray(0, 4).equals(Buffer.from('PK\u0003\u0004', 'latin1'))) return 'xlsx'
  return content.subarray(0, 5).toString('latin1') === '%PDF-' ? 'pdf' : undefined
}

export function formatOfType(mediaType: string): FileFormat {
  return mediaType === mediaTypes.pdf ? 'pdf' : 'xlsx'
}

const longestName = 120

/** A name that is only a name: no folders, no line ends, nothing that turns the reading direction; with the ending of what it is. */
export function safeName(given: string, format: FileFormat): string {
  const base = given
    .toWellFormed()
    .replace(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .replace(/[\p{Cc}"*/:<>?\\|]+/gu, ' ')
    .replace(/\.(?:xlsx|pdf)$/i, '')
    .trim()
    .slice(0, longestName)
    .toWellFormed()
  return `${base || 'file'}.${format}`
}

/** RFC 6266: the name in ASCII for old programs, and as it is. */
export function attachmentHeader(name: string): string {
  const ascii = name.replace(/[^ -~]/g, '_').replace(/["\\%]/g, '_')
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (mark) => `%${mark.codePointAt(0)?.toString(16).toUpperCase()}`)
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`
}
