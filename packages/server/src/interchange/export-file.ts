import { mediaTypes } from '@anfilada/contract/files'
import { type SectionName, sectionNames } from '@anfilada/contract/interchange/interchange-file'
import type { InterchangeFormat } from '@anfilada/contract/interchange/office-interchange'
import type { OfficeLanguage } from '@anfilada/contract/languages'
import { interchangePhrases } from '@anfilada/phrases/interchange'
import type { Tx } from '../db/pool.ts'
import { writeSpreadsheet } from '../files/index.ts'
import { type Acting, recordAudit } from '../identity/index.ts'
import { writeSheets } from './frame/write-sheets.rules.ts'
import { sections } from './sections.ts'

type Asked = { format: InterchangeFormat; names: readonly SectionName[]; language: OfficeLanguage }
export type ExportedFile = { name: string; mediaType: string; content: Buffer }
export type Carried = ReadonlyMap<SectionName, readonly object[]>

/** What stands, of one moment, with its line in the audit log: the transaction's first act. */
export async function readStanding(tx: Tx, { acting, names, format }: Omit<Asked, 'language'> & { acting: Acting }): Promise<Carried> {
  await tx.query('set transaction isolation level repeatable read')
  const carried = new Map<SectionName, readonly object[]>()
  for (const name of sectionNames.filter((one) => names.includes(one))) carried.set(name, await sections[name].read(tx))
  const details = { format, ...Object.fromEntries([...carried].map(([name, rows]) => [name, rows.length])) }
  await recordAudit(tx, acting.caller, acting.origin, { action: 'interchange.exported', subject: 'file', details })
  return carried
}

/** The same data give the same bytes of JSON, and the same cells of XLSX in each language. */
export async function writeFile(carried: Carried, { format, language }: Omit<Asked, 'names'>): Promise<ExportedFile> {
  const name = `anfilada.${format}`
  if (format === 'json') return { name, mediaType: 'application/json', content: Buffer.from(jsonOf(carried)) }
  const words = interchangePhrases[language]
  const sheets = [...carried].flatMap(([section, rows]) => writeSheets(sections[section].sheet, rows, words))
  return { name, mediaType: mediaTypes.xlsx, content: await writeSpreadsheet(sheets) }
}

function jsonOf(carried: Carried): string {
  return `${JSON.stringify({ anfilada: 1, ...Object.fromEntries(carried) }, null, 2)}\n`
}
