import { type InterchangeFile, interchangeFile, type SectionName, sectionNames } from '@anfilada/contract/interchange/interchange-file'
import type { ImportReport, InterchangeFormat } from '@anfilada/contract/interchange/office-interchange'
import type { OfficeLanguage } from '@anfilada/contract/languages'
import type { Pool, Tx } from '../db/pool.ts'
import { inTransaction } from '../db/transaction.ts'
import type { Acting } from '../identity/index.ts'
import { readStanding, writeFile } from '../interchange/export-file.ts'
import { previewImport, runImport } from '../interchange/import-file.ts'
import { readFile } from '../interchange/read-file.ts'
import type { Outcome } from '../outcome.ts'

/** Who stands at the command line: nobody of the portal. */
const acting: Acting = { caller: { userId: null, name: 'npm run import (tests)', customerId: null }, origin: { address: null } }

type Sections = Partial<Record<SectionName, unknown>>

/** Files of a database, out and in, without the way over HTTP. */
export function carrying(pool: Pool, language: OfficeLanguage = 'ru') {
  const importing = { acting, can: () => true, language, name: 'data.json' }
  const read = async (sections: Sections) => {
    const file = await readFile(Buffer.from(JSON.stringify({ anfilada: 1, ...sections })))
    if (!file.ok) throw new Error(`The file was refused: ${file.refusal}`)
    return file.value
  }
  const written = async (format: InterchangeFormat) => {
    const standing = await inTransaction(pool, (tx) => readStanding(tx, { acting, names: sectionNames, format }))
    return writeFile(standing, { format, language })
  }
  const exported = async (): Promise<string> => (await written('json')).content.toString()
  const takenIn = async (tx: Tx, sections: Sections): Promise<Outcome<ImportReport>> =>
    runImport(tx, await read(sections), { ...importing, seen: undefined })
  return {
    exported,
    whole: async (): Promise<Required<InterchangeFile>> => interchangeFile.parse(JSON.parse(await exported())) as Required<InterchangeFile>,
    /** What a workbook would change that was taken out just now. */
    triedBook: async (): Promise<ImportReport> => {
      const file = await readFile((await written('xlsx')).content)
      if (!file.ok) throw new Error(`The workbook was refused: ${file.refusal}`)
      return inTransaction(pool, (tx) => previewImport(tx, file.value, importing))
    },
    tried: async (sections: Sections): Promise<ImportReport> => {
      const file = await read(sections)
      return inTransaction(pool, (tx) => previewImport(tx, file, importing))
    },
    taken: (sections: Sections): Promise<Outcome<ImportReport>> => inTransaction(pool, (tx) => takenIn(tx, sections)),
    takenIn,
  }
}

/** Where something is wrong, what, and what people read of it. */
export function faultsOf({ faults }: ImportReport): string[][] {
  return faults.map(({ place, code, message }) => [place, code, message])
}
