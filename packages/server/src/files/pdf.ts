import { inTurn } from './in-turn.ts'

/** A table on landscape pages: its head stands on each of them; `note` is a line of small print under a row. */
export type TableDocument = {
  title: string
  lines: string[]
  head: string[]
  /** The first `texts` cells are texts, the others numbers already written. */
  texts: number
  rows: { cells: string[]; note: string }[]
  rightToLeft: boolean
}

const thread = new URL('./pdf.worker.ts', import.meta.url)

/** `asker`: who has one place in the queue, however often he asks. */
export async function writePdf(document: TableDocument, asker?: string): Promise<Buffer> {
  const file = await inTurn<TableDocument, Uint8Array>(thread, document, asker)
  if (!file) throw new Error('The PDF was not written')
  return Buffer.from(file)
}
