import type { Entry, ZipFile } from 'yauzl'

const maxEntries = 200
const maxUnpacked = 30_000_000
/** Sheets of one repeated row come to some 100 times their size; only bombs go beyond this. Small entries say nothing by it. */
const mostDense = 500
const denseFrom = 1_000_000
const endLength = 22
const localSignature = 0x04_03_4b_50

/** `archive`: it is one, and small enough; `huge`: a bomb, or as good as one; `broken`: none that a spreadsheet program writes. */
export type ArchiveVerdict = 'archive' | 'huge' | 'broken'

type Stretch = { from: number; until: number }

/**
 * Looks at a ZIP file before anybody unpacks it (decision 0033): how many entries, how much they say they unpack to, whether they lie, and
 * whether two of them share their bytes. An archive inside the archive is refused: a workbook has none, and a bomb may.
 */
export async function judgeArchive(file: Buffer): Promise<ArchiveVerdict> {
  // Loaded with the first archive: a process that waits needs no reader of them.
  const { fromBufferPromise } = await import('yauzl')
  try {
    return await judgeZip(await fromBufferPromise(file, { validateEntrySizes: false }), file.length)
  } catch {
    return 'broken'
  }
}

async function judgeZip(zip: ZipFile, size: number): Promise<ArchiveVerdict> {
  if (zip.entryCount > maxEntries) return 'huge'
  const directory = Number(zip.readEntryCursor)
  const entries: Entry[] = []
  for await (const entry of zip.eachEntry()) entries.push(entry)
  // What stands between the directory and its end was not counted; only archives of 4 GB have anything there.
  if (entries.length === 0 || Number(zip.readEntryCursor) !== size - endLength - zip.comment.length) return 'broken'
  return isTooMuch(entries) ? 'huge' : judgeEntries(zip, entries, directory)
}

/** `end`: where the entries have to end. */
async function judgeEntries(zip: ZipFile, entries: readonly Entry[], end: number): Promise<ArchiveVerdict> {
  const stretches: Stretch[] = []
  for (const entry of entries) {
    const stretch = await stretchOf(zip, entry)
    if (!stretch || stretch.until > end) return 'broken'
    const verdict = await judgeContent(zip, entry)
    if (verdict !== 'archive') return verdict
    stretches.push(stretch)
  }
  return overlap(stretches) ? 'huge' : 'archive'
}

function isTooMuch(entries: readonly Entry[]): boolean {
  return entries.reduce((sum, entry) => sum + entry.uncompressedSize, 0) > maxUnpacked || entries.some(isTooDense)
}

function isTooDense({ compressedSize, uncompressedSize }: Entry): boolean {
  return uncompressedSize > denseFrom && uncompressedSize > compressedSize * mostDense
}

/** Where the entry lies in the file. Undefined: its own header says something else than the directory, or it cannot be read. */
async function stretchOf(zip: ZipFile, entry: Entry): Promise<Stretch | undefined> {
  const header = await zip.readLocalFileHeaderPromise(entry)
  const isSame = header.compressionMethod === entry.compressionMethod && header.fileName.equals(entry.fileNameRaw)
  if (!isSame || entry.isEncrypted() || !entry.canDecodeFileData()) return undefined
  return { from: entry.relativeOffsetOfLocalHeader, until: header.fileDataStart + entry.compressedSize }
}

/** Unpacks the entry, no further than it said; nothing of it is kept. */
async function judgeContent(zip: ZipFile, entry: Entry): Promise<ArchiveVerdict> {
  const content = (await zip.openReadStreamPromise(entry)) as AsyncIterable<Buffer>
  let unpacked = 0
  let head = Buffer.alloc(0)
  for await (const piece of content) {
    if (head.length < 4) head = Buffer.concat([head, piece.subarray(0, 4)])
    unpacked += piece.length
    if (unpacked > entry.uncompressedSize) return 'huge'
  }
  if (unpacked !== entry.uncompressedSize) return 'broken'
  return head.length >= 4 && head.readUInt32LE(0) === localSignature ? 'huge' : 'archive'
}

function overlap(stretches: readonly Stretch[]): boolean {
  const sorted = stretches.toSorted((one, other) => one.from - other.from)
  return sorted.some(({ from }, index) => from < (sorted[index - 1]?.until ?? 0))
}
