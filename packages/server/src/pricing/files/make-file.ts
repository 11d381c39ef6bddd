import type { Language, OfficeLanguage } from '@anfilada/contract/languages'
import type { Db } from '../../db/pool.ts'
import { accept, type Outcome, refuse } from '../../outcome.ts'
import { writePdf } from '../../files/pdf.ts'
import { writeSpreadsheet } from '../../files/spreadsheets.ts'
import { findPriceList, type ListRow } from '../lists/price-lists.reads.ts'
import { findVersion, listVatRates, readGrid, type VersionRow } from '../lists/versions.reads.ts'
import { type FileFormat, mediaTypes, safeName } from './media.rules.ts'
import { bookSheet, bookTable, priceBook } from './price-book.ts'
import type { PriceFile } from './price-files.store.ts'
import { priceSheet } from './price-sheet.ts'

/** A published list as customers read it. */
export async function makeBook(db: Db, listId: number, format: FileFormat, language: Language): Promise<Outcome<PriceFile>> {
  const list = await findPriceList(db, listId)
  if (!list?.current) return refuse('price_list_not_found')
  const rows = await readGrid(db, { versionId: list.current.versionId, comparedId: null, type: list.type, language })
  const vat = Object.fromEntries((await listVatRates(db, list.validFrom)).map(({ code, percent }) => [code, percent]))
  const book = priceBook({ list, rows, vat, language })
  const content = format === 'pdf' ? await writePdf(bookTable(book, language)) : await writeSpreadsheet([bookSheet(book, language)])
  return accept({ name: safeName(list.name, format), mediaType: mediaTypes[format], content })
}

/** The name of the sheet that staff change, and where it is fetched. */
export function sheetName(list: Pick<ListRow, 'name'>, version: Pick<VersionRow, 'number'>): string {
  return safeName(`${list.name} v${version.number}`, 'xlsx')
}

export async function makeSheet(
  db: Db,
  listId: number,
  versionId: number | undefined,
  language: OfficeLanguage,
): Promise<Outcome<PriceFile>> {
  const list = await findPriceList(db, listId)
  const version = list && (await findVersion(db, listId, versionId))
  if (!version) return refuse('price_list_not_found')
  const rows = await readGrid(db, { versionId: version.id, comparedId: null, type: list.type, language })
  return accept({
    name: sheetName(list, version),
    mediaType: mediaTypes.xlsx,
    content: await writeSpreadsheet([priceSheet(rows, language)]),
  })
}
