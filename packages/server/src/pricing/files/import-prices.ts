import type { output } from 'zod/mini'
import { mediaTypes } from '@anfilada/contract/files'
import { type Language, officeLanguages } from '@anfilada/contract/languages'
import type { PriceFileActions } from '@anfilada/contract/pricing/price-files'
import { priceSheetPhrases } from '@anfilada/phrases/price-sheet'
import type { Db } from '../../db/pool.ts'
import { getFile, readSpreadsheet, type ReadSheet, readWhole } from '../../files/index.ts'
import { accept, type Outcome, refuse } from '../../outcome.ts'
import { changesBetween, withChanges } from '../lists/changes.rules.ts'
import { findKnown } from '../lists/price-lists.store.ts'
import { findOwnVat } from '../lists/own-rates.reads.ts'
import { findPriceList, type ListRow } from '../lists/price-lists.reads.ts'
import { findVersion, readGrid } from '../lists/versions.reads.ts'
import { type ParsedPrices, parsePriceSheets, sheetColumns, type SheetWords } from './price-sheet.rules.ts'

const written = officeLanguages.map((language) => priceSheetPhrases[language])

/** A sheet is read back in whichever language of the office it was taken out. */
export const sheetWords: SheetWords = {
  titles: Object.fromEntries(
    sheetColumns.map((column) => [column, written.map(({ titles }) => titles[column])]),
  ) as unknown as SheetWords['titles'],
  person: written.map(({ person }) => person),
  group: written.map(({ group }) => group),
}

type Preview = output<PriceFileActions['import_price_list']['output']>['result']

/** The sheets of an uploaded table. */
async function openTable(db: Db, fileId: number): Promise<Outcome<ReadSheet[]>> {
  const file = await getFile(db, fileId)
  if (file?.kind !== 'price_list') return refuse('file_not_found')
  if (file.mediaType !== mediaTypes.xlsx) return refuse('file_type_unknown')
  const read = await readSpreadsheet(await readWhole(file))
  return read.ok ? accept(read.sheets) : refuse(read.fault)
}

/** What the uploaded table says, and what is wrong in it for a list of these days. */
export async function parseFile(db: Db, fileId: number, list: Pick<ListRow, 'validFrom' | 'validUntil'>): Promise<Outcome<ParsedPrices>> {
  const table = await openTable(db, fileId)
  if (!table.ok) return table
  return accept(parsePriceSheets(table.value, sheetWords, { ...(await findKnown(db)), isOwnVat: await findOwnVat(db, list) }))
}

/** What applying the file would change, against the draft or, without one, the current version; writes nothing. */
export async function previewImport(db: Db, asked: { listId: number; fileId: number; language: Language }): Promise<Outcome<Preview>> {
  const list = await findPriceList(db, asked.listId)
  const version = list && (await findVersion(db, asked.listId, undefined))
  if (!version) return refuse('price_list_not_found')
  const parsed = await parseFile(db, asked.fileId, list)
  if (!parsed.ok) return parsed
  const { prices, rows, faults } = parsed.value
  const grid = await readGrid(db, { versionId: version.id, comparedId: null, type: list.type, language: asked.language })
  const changes = grid.flatMap(({ objectId, museum, object, prices: standing }) => {
    const said = prices.get(objectId)
    if (!said) return []
    return changesBetween(standing, withChanges(standing, said)).map((change) => ({
      museum_object_id: objectId,
      museum,
      object,
      ...change,
    }))
  })
  return accept({ version_id: version.id, revision: version.revision, rows, unchanged: rows - changes.length, changes, faults })
}
