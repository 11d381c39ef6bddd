import { inflateRawSync } from 'node:zlib'

const maxEntries = 200
const maxUnpacked = 30_000_000
const endSignature = 0x06_05_4b_50
const entrySignature = 0x02_01_4b_50
const localSignature = 0x04_03_4b_50
const endLength = 22
const longestComment = 65_535
const stored = 0
const deflated = 8

/** `archive`: it is one, and small enough; `huge`: a bomb, or as good as one; `broken`: none that a spreadsheet program writes. */
export type ArchiveVerdict = 'archive' | 'huge' | 'broken'

type Entry = { flags: number; method: number; packed: number; unpacked: number; offset: number }

/**
 * Looks at a ZIP file before anybody unpacks it: how many entries, how much they say they unpack to, and whether they lie. An archive
 * inside the archive is refused: a workbook has none, and a bomb may.
 */
export function judgeArchive(file: Buffer): ArchiveVerdict {
  const entries = readDirectory(file)
  if (!Array.isArray(entries)) return entries
  if (entries.reduce((sum, entry) => sum + entry.unpacked, 0) > maxUnpacked) return 'huge'
  for (const entry of entries) {
    const verdict = judgeEntry(file, entry)
    if (verdict !== 'archive') return verdict
  }
  return 'archive'
}

function readDirectory(file: Buffer): Entry[] | 'huge' | 'broken' {
  const end = findEnd(file)
  if (end === undefined) return 'broken'
  const count = file.readUInt16LE(end + 10)
  if (count > maxEntries) return 'huge'
  const entries: Entry[] = []
  let position = file.readUInt32LE(end + 16)
  for (let index = 0; index < count; index++) {
    if (position + 46 > end || file.readUInt32LE(position) !== entrySignature) return 'broken'
    entries.push({
      flags: file.readUInt16LE(position + 8),
      method: file.readUInt16LE(position + 10),
      packed: file.readUInt32LE(position + 20),
      unpacked: file.readUInt32LE(position + 24),
      offset: file.readUInt32LE(position + 42),
    })
    position += 46 + file.readUInt16LE(position + 28) + file.readUInt16LE(position + 30) + file.readUInt16LE(position + 32)
  }
  // What stands between the directory and its end was not counted.
  return count > 0 && position === end ? entries : 'broken'
}

function findEnd(file: Buffer): number | undefined {
  const first = Math.max(0, file.length - endLength - longestComment)
  for (let position = file.length - endLength; position >= first; position--) {
    if (file.readUInt32LE(position) === endSignature) return position
  }
  return undefined
}

function judgeEntry(file: Buffer, { flags, method, packed, unpacked, offset }: Entry): ArchiveVerdict {
  const encrypted = (flags & 1) === 1
  if (encrypted || (method !== stored && method !== deflated)) return 'broken'
  if (offset + 30 > file.length || file.readUInt32LE(offset) !== localSignature) return 'broken'
  const begin = offset + 30 + file.readUInt16LE(offset + 26) + file.readUInt16LE(offset + 28)
  if (begin + packed > file.length) return 'broken'
  const content = contentOf(file.subarray(begin, begin + packed), method, unpacked)
  if (!content) return 'huge'
  if (content.length !== unpacked) return 'broken'
  return isArchive(content) ? 'huge' : 'archive'
}

/** Undefined when more comes out than was said; what is not deflated data at all comes out as nothing. */
function contentOf(packed: Buffer, method: number, unpacked: number): Buffer | undefined {
  if (method === stored) return packed
  try {
    return inflateRawSync(packed, { maxOutputLength: unpacked + 1 })
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE' ? undefined : Buffer.alloc(0)
  }
}

function isArchive(content: Buffer): boolean {
  return content.length >= 4 && content.readUInt32LE(0) === localSignature
}
