import type { Db } from '../../db/pool.ts'
import { accept, type Outcome, refuse } from '../../outcome.ts'
import { readSpreadsheet, type ReadSheet } from '../../files/spreadsheets.ts'
import { formatOf, mediaTypes, safeName } from './media.rules.ts'
import { findPriceFile, savePriceFile } from './price-files.store.ts'

export type Uploaded = { file_id: number; name: string; size: number }

/** Keeps what is a table or a PDF by its first bytes; a table must open, so that no customer is ever given one that does not. */
export async function uploadFile(db: Db, userId: number, file: { name: string; content: Buffer }): Promise<Outcome<Uploaded>> {
  const { content } = file
  if (content.length === 0) return refuse('file_empty')
  const format = formatOf(content)
  if (!format) return refuse('file_type_unknown')
  if (format === 'xlsx') {
    const read = await readSpreadsheet(content)
    if (!read.ok) return refuse(read.fault)
  }
  const name = safeName(file.name, format)
  const fileId = await savePriceFile(db, { name, mediaType: mediaTypes[format], content, userId })
  return accept({ file_id: fileId, name, size: content.length })
}

/** The sheets of an uploaded table. */
export async function openTable(db: Db, fileId: number): Promise<Outcome<ReadSheet[]>> {
  const file = await findPriceFile(db, fileId)
  if (!file) return refuse('file_not_found')
  if (file.mediaType !== mediaTypes.xlsx) return refuse('file_type_unknown')
  const read = await readSpreadsheet(file.content)
  return read.ok ? accept(read.sheets) : refuse(read.fault)
}
