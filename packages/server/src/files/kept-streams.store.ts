import { createHash } from 'node:crypto'
import { pipeline, Readable } from 'node:stream'
import { createZstdCompress } from 'node:zlib'
import type { FileKind } from '@anfilada/contract/files'
import type { Db, Tx } from '../db/pool.ts'
import { onlyRow } from '../db/statement-rows.ts'

export type NewStream = {
  kind: FileKind
  name: string
  mediaType: string
  /** Whose it is; null: the company's own. */
  customerId: number | null
  userId: number
  /** How long it stays. */
  keptDays: number
  /** Whether it is worth packing; an archive is packed already. */
  packs: boolean
  content: AsyncIterable<Uint8Array>
}

/** So much of it stands in a row, and in memory at once. */
const pieceBytes = 262_144

/**
 * Keeps a file while it is made, piece by piece, in the transaction of the act: nothing of one that is given up stays. Answers its number. Its row
 * is the last: with it the person and the customer are held, which is not to last as long as the file takes.
 */
export async function putStream(tx: Tx, { packs, content, ...file }: NewStream): Promise<number> {
  const { rows } = await tx.query({
    name: 'kept_stream_number',
    text: `select nextval(pg_get_serial_sequence('kept_files', 'id'))::integer as id`,
    values: [],
  })
  const id = onlyRow(rows).id ?? 0
  const digest = createHash('sha256')
  let size = 0
  const read = async function* (): AsyncGenerator<Uint8Array> {
    for await (const part of content) {
      size += part.length
      digest.update(part)
      yield part
    }
  }
  await savePieces(tx, id, packs ? pipeline(Readable.from(read()), createZstdCompress(), () => undefined) : read())
  await tx.query({
    name: 'kept_stream_end',
    text: `insert into kept_files (id, kind, name, media_type, content, packed, size, streamed_size, sha256, customer_id, made_by, kept_until)
           overriding system value
           values ($1, $2, $3, $4, '', $5, 0, $6, $7, $8, $9, now() + make_interval(days => $10))`,
    values: [id, file.kind, file.name, file.mediaType, packs, size, digest.digest(), file.customerId, file.userId, file.keptDays],
  })
  return id
}

async function savePieces(tx: Tx, fileId: number, content: AsyncIterable<Uint8Array>): Promise<void> {
  let number = 0
  let held: Uint8Array[] = []
  let bytes = 0
  const save = async (): Promise<void> => {
    await tx.query({
      name: 'kept_stream_piece',
      text: 'insert into kept_file_pieces (file_id, number, content) values ($1, $2, $3)',
      values: [fileId, number++, Buffer.concat(held)],
    })
    held = []
    bytes = 0
  }
  for await (const part of content) {
    held.push(part)
    bytes += part.length
    if (bytes >= pieceBytes) await save()
  }
  if (bytes > 0) await save()
}

/** The pieces of a kept stream in their order, one at least; one that is deleted meanwhile ends in an error. */
export async function* readStream(db: Db, fileId: number): AsyncGenerator<Buffer> {
  for (let number = 0; ; number++) {
    const { rows } = await db.query({
      name: 'kept_stream_read',
      text: `select kept_file_pieces.content,
                    exists (select from kept_file_pieces as next where next.file_id = $1 and next.number = $2 + 1) as more
             from kept_file_pieces where kept_file_pieces.file_id = $1 and kept_file_pieces.number = $2`,
      values: [fileId, number],
    })
    const { content, more } = onlyRow(rows)
    yield content
    if (!more) return
  }
}

/** Deletes a file that nothing refers to any longer. */
export async function deleteFile(tx: Tx, fileId: number): Promise<void> {
  await tx.query({ name: 'kept_file_delete', text: 'delete from kept_files where kept_files.id = $1', values: [fileId] })
}
