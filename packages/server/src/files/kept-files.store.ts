import { pipeline, Readable } from 'node:stream'
import { createZstdDecompress } from 'node:zlib'
import type { FileKind } from '@anfilada/contract/files'
import { onlyRow } from '../db/statement-rows.ts'
import type { Db } from '../db/pool.ts'
import { readStream } from './kept-streams.store.ts'

/** The bytes as they are stored, with what they were before they were packed. */
export type Stored = { content: Buffer; packed: false } | { content: Buffer; packed: true; size: number; sha256: Buffer }

export type NewFile = Stored & {
  kind: FileKind
  /** A label: it opens no file and names no folder. */
  name: string
  mediaType: string
  /** Whose it is; null: the company's own. */
  customerId: number | null
  /** Who made it; null: nobody asked for just this one. */
  userId: number | null
  /** How long it stays where nothing refers to it (`kept_file_uses`); null: for good. */
  keptDays: number | null
  /** The digest of what it was made of, so that it is made once; a second one of the same is not kept. */
  madeFrom?: Buffer
}

/**
 * Keeps a file, in the transaction of the act that makes it; answers its number, undefined for what was made of the same before. With
 * `getFile` all that anybody knows of where the bytes are: a store of objects would stand behind these two (decision 0045).
 */
export async function putFile(db: Db, file: NewFile): Promise<number | undefined> {
  const { size, sha256 } = file.packed ? file : { size: null, sha256: null }
  const { rows } = await db.query({
    name: 'kept_file_put',
    text: `insert into kept_files (kind, name, media_type, content, packed, size, sha256, customer_id, made_by, kept_until, made_from)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9, now() + make_interval(days => $10), $11)
           on conflict (made_from) do nothing returning id`,
    values: [
      file.kind,
      file.name,
      file.mediaType,
      file.content,
      file.packed,
      size,
      sha256,
      file.customerId,
      file.userId,
      file.keptDays,
      file.madeFrom ?? null,
    ],
  })
  return rows[0]?.id
}

type Given = { fileId: number; kind: FileKind; userId: number; customerId: number }

/** Gives a file that the person uploaded himself, for nobody yet or for that customer, to a customer; false where there is none. */
export async function giveFile(db: Db, { fileId, kind, userId, customerId }: Given): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'kept_file_give',
    text: `update kept_files set customer_id = $4
           where kept_files.id = $1 and kept_files.kind = $2 and kept_files.made_by = $3 and coalesce(kept_files.customer_id, $4) = $4`,
    values: [fileId, kind, userId, customerId],
  })
  return rowCount === 1
}

export type KeptFile = {
  id: number
  kind: FileKind
  customerId: number | null
  /** Who made it; null: nobody asked for just this one. */
  madeBy: number | null
  name: string
  mediaType: string
  size: number
  sha256: Buffer
  /** The bytes as they came, read from the database piece by piece. */
  read(): Readable
}

/** The file by its number, whoever asks: what he may see is the caller's to decide. */
export async function getFile(db: Db, fileId: number): Promise<KeptFile | undefined> {
  const { rows } = await db.query({
    name: 'kept_file',
    text: `select kept_files.id, kept_files.kind, kept_files.customer_id as "customerId", kept_files.made_by as "madeBy", kept_files.name, kept_files.media_type as "mediaType",
                  coalesce(kept_files.streamed_size, kept_files.size) as size, kept_files.sha256, kept_files.packed,
                  kept_files.streamed_size as streamed, octet_length(kept_files.content) as stored
           from kept_files where kept_files.id = $1`,
    values: [fileId],
  })
  const row = rows[0]
  if (!row) return undefined
  const { packed, stored, streamed, kind, ...file } = row
  const read = (): Readable => {
    const pieces = Readable.from(streamed === null ? readPieces(db, fileId, stored) : readStream(db, fileId))
    // An error of either side ends both, and whoever reads sees it.
    return packed ? pipeline(pieces, createZstdDecompress(), () => undefined) : pieces
  }
  return { ...file, kind: kind as FileKind, read }
}

/** So much of a file is in memory at once for each who reads it. */
const pieceBytes = 262_144

/** A file never changes, so that pieces of several moments are one file; one that is deleted meanwhile ends in an error. */
async function* readPieces(db: Db, fileId: number, stored: number): AsyncGenerator<Buffer> {
  for (let from = 0; from < stored; from += pieceBytes) {
    const { rows } = await db.query({
      name: 'kept_file_piece',
      // Stored as it is (`storage external`), so that PostgreSQL reads no more than this piece of it.
      text: 'select substring(kept_files.content from $2::integer for $3::integer) as piece from kept_files where kept_files.id = $1',
      values: [fileId, from + 1, pieceBytes],
    })
    yield onlyRow(rows).piece as Buffer
  }
}

/** The bytes of a file that has to be in memory whole. */
export async function readWhole(file: KeptFile): Promise<Buffer> {
  return Buffer.concat(await file.read().toArray())
}

/** The number of the file that was made of the same before. */
export async function findMadeFile(db: Db, madeFrom: Buffer): Promise<number | undefined> {
  const { rows } = await db.query({
    name: 'kept_file_made',
    text: 'select kept_files.id from kept_files where kept_files.made_from = $1',
    values: [madeFrom],
  })
  return rows[0]?.id
}

/** Deletes what was kept for a time and is referred to by nothing; a job calls it. */
export async function deletePassedFiles(db: Db): Promise<number> {
  const { rowCount } = await db.query({
    name: 'kept_files_sweep',
    text: `delete from kept_files
           where kept_files.kept_until < now() and not exists (select from kept_file_uses where kept_file_uses.file_id = kept_files.id)`,
    values: [],
  })
  return rowCount ?? 0
}
