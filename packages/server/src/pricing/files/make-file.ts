import { createHash } from 'node:crypto'
import { mediaTypes } from '@anfilada/contract/files'
import type { Language, OfficeLanguage } from '@anfilada/contract/languages'
import type { Db } from '../../db/pool.ts'
import { accept, type Outcome, refuse } from '../../outcome.ts'
import { findMadeFile, getFile, putFile, readWhole, safeName, writePdf, writeSpreadsheet } from '../../files/index.ts'
import { findPriceList, type ListRow } from '../lists/price-lists.reads.ts'
import { findVersion, listVatRates, readGrid, type VersionRow } from '../lists/versions.reads.ts'
import { bookSheet, bookTable, priceBook } from './price-book.ts'
import { priceSheet } from './price-sheet.ts'

export type PriceFile = { name: string; mediaType: string; content: Buffer }

type Asked = { listId: number; format: 'pdf' | 'xlsx'; language: Language; asker: string | undefined }

/**
 * A published list as customers read it, made once of the same contents (a version in a language, until a museum is renamed): a PDF costs
 * seconds, and twelve of them at once kept everybody else waiting. `asker`: has one place in the queue of makers.
 */
export async function makeBook(db: Db, { listId, format, language, asker }: Asked): Promise<Outcome<PriceFile>> {
  const list = await findPriceList(db, listId)
  if (!list?.current) return refuse('price_list_not_found')
  const rows = await readGrid(db, { versionId: list.current.versionId, comparedId: null, type: list.type, language })
  const vat = Object.fromEntries((await listVatRates(db, list.validFrom)).map(({ code, percent }) => [code, percent]))
  const book = priceBook({ list, rows, vat, language })
  const named = { name: safeName(list.name, format), mediaType: mediaTypes[format] }
  if (format === 'xlsx') {
    const sheet = bookSheet(book, language)
    return accept({ ...named, content: await madeOnce(db, sheet, named, () => writeSpreadsheet([sheet], asker)) })
  }
  const table = bookTable(book, language)
  return accept({ ...named, content: await madeOnce(db, table, named, () => writePdf(table, asker)) })
}

/** Raised when files are made another way of the same contents. */
const makers = 1
const beingMade = new Map<string, Promise<Buffer>>()

/** From the database, or made now and kept; who asks meanwhile waits for the same one. */
async function madeOnce(
  db: Db,
  contents: object,
  named: Pick<PriceFile, 'name' | 'mediaType'>,
  make: () => Promise<Buffer>,
): Promise<Buffer> {
  const madeFrom = createHash('sha256')
    .update(JSON.stringify([makers, named.mediaType, contents]))
    .digest()
  const kept = await findMade(db, madeFrom)
  if (kept) return kept
  const key = madeFrom.toString('hex')
  const making = beingMade.get(key) ?? makeAndKeep(db, named, madeFrom, make).finally(() => beingMade.delete(key))
  beingMade.set(key, making)
  return making
}

/** Undefined as well when it was forgotten at this moment. */
async function findMade(db: Db, madeFrom: Buffer): Promise<Buffer | undefined> {
  const id = await findMadeFile(db, madeFrom)
  const file = id === undefined ? undefined : await getFile(db, id)
  return file && readWhole(file)
}

/** Whoever asks for one that was forgotten has it made again. */
const keptDays = 30

async function makeAndKeep(
  db: Db,
  named: Pick<PriceFile, 'name' | 'mediaType'>,
  madeFrom: Buffer,
  make: () => Promise<Buffer>,
): Promise<Buffer> {
  const content = await make()
  await putFile(db, { ...named, kind: 'price_list', content, packed: false, customerId: null, userId: null, keptDays, madeFrom })
  return content
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
