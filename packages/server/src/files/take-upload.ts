import { createHash, type Hash } from 'node:crypto'
import { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { constants, createZstdCompress } from 'node:zlib'
import { type FileFormat, type FileKind, fileKinds, mediaTypes } from '@anfilada/contract/files'
import { accept, type BareCode, type Outcome, refuse } from '../outcome.ts'
import { formatOf, headBytes, mayBeText, safeName } from './file-formats.rules.ts'
import type { Stored } from './kept-files.store.ts'
import { readSpreadsheet } from './spreadsheets.ts'

/** What a file of the kind has to be, when it is something else. */
const wrongTypes: Record<FileKind, BareCode> = {
  price_list: 'file_type_unknown',
  // Nobody sends one.
  invoice: 'file_type_unknown',
  interchange: 'file_not_import',
  bank_statement: 'file_not_statement',
  // Nobody sends one.
  reconciliation_act: 'file_not_table',
  // Nobody sends one.
  receipt_paper: 'file_type_unknown',
  voucher: 'file_type_unknown',
  reconciliation: 'file_not_table',
  license_scan: 'file_not_scan',
  picture: 'file_not_picture',
  message: 'file_not_attachable',
  // Nobody sends one.
  export: 'file_type_unknown',
}
/** A text of 60 MB is in memory packed, and so no more of it than of any other file; statements pack to a tenth and less. */
const mostStored = 10_485_760

export type TakenFile = Stored & { name: string; mediaType: string }

/** Ends the reading of a file in its middle. */
class Stopped extends Error {
  readonly refusal: BareCode
  constructor(refusal: BareCode) {
    super(refusal)
    this.refusal = refusal
  }
}

/**
 * Reads a file as it arrives, no further than its kind allows, and judges it by what is in it: what it is called and what it is said to be count
 * for nothing. A table has to open. Nothing is written anywhere. Throws what `body` throws.
 */
export async function takeUpload(kind: FileKind, given: string, body: AsyncIterable<Buffer>): Promise<Outcome<TakenFile>> {
  const counted = new Counted(body, fileKinds[kind].mostBytes)
  try {
    const head = await counted.readHead()
    if (head.length === 0) return refuse('file_empty')
    const format = formatOf(head)
    const formats: readonly FileFormat[] = fileKinds[kind].formats
    if (!formats.includes(format)) return refuse(wrongTypes[kind])
    const named = { name: safeName(given, format), mediaType: mediaTypes[format] }
    if (format === 'txt') return accept({ ...named, ...(await packText(counted, wrongTypes[kind])) })
    const content = Buffer.concat(await Array.fromAsync(counted.pieces()))
    if (format === 'xlsx') {
      const read = await readSpreadsheet(content)
      if (!read.ok) return refuse(read.fault)
    }
    return accept({ ...named, content, packed: false })
  } catch (error) {
    if (error instanceof Stopped) return refuse(error.refusal)
    throw error
  }
}

/** Packs a text while it comes: neither it nor its like in another encoding is in memory whole. */
async function packText(counted: Counted, notText: BareCode): Promise<Stored> {
  const packed: Buffer[] = []
  let size = 0
  const collect = new Writable({
    write(piece: Buffer, _encoding, done) {
      size += piece.length
      packed.push(piece)
      done(size > mostStored ? new Stopped('file_too_large') : null)
    },
  })
  const judged = async function* (): AsyncGenerator<Buffer> {
    for await (const piece of counted.pieces()) {
      if (!mayBeText(piece)) throw new Stopped(notText)
      yield piece
    }
  }
  await pipeline(judged, createZstdCompress({ params: { [constants.ZSTD_c_compressionLevel]: 3 } }), collect)
  return { content: Buffer.concat(packed), packed: true, size: counted.size, sha256: counted.digest() }
}

/** Counts and hashes what passes, and stops what is too much. */
class Counted {
  size = 0
  readonly #hash: Hash = createHash('sha256')
  readonly #body: AsyncIterator<Buffer>
  readonly #most: number
  #head: Buffer = Buffer.alloc(0)

  constructor(body: AsyncIterable<Buffer>, most: number) {
    this.#body = body[Symbol.asyncIterator]()
    this.#most = most
  }

  /** So much of the beginning as shows what it is; less only of a file that is no longer. */
  async readHead(): Promise<Buffer> {
    while (this.#head.length < headBytes) {
      const piece = await this.#next()
      if (!piece) break
      this.#head = Buffer.concat([this.#head, piece])
    }
    return this.#head
  }

  /** The whole file, the beginning again first. */
  async *pieces(): AsyncGenerator<Buffer> {
    yield this.#head
    for (let piece = await this.#next(); piece; piece = await this.#next()) yield piece
  }

  digest(): Buffer {
    return this.#hash.digest()
  }

  async #next(): Promise<Buffer | undefined> {
    const { value, done } = await this.#body.next()
    if (done) return undefined
    this.size += value.length
    if (this.size > this.#most) throw new Stopped('file_too_large')
    this.#hash.update(value)
    return value
  }
}
