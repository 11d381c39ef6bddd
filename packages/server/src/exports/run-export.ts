import { setTimeout as pause } from 'node:timers/promises'
import { exportDays, mostXlsxRows } from '@anfilada/contract/exports/export-lists'
import { dateIn, defaultZone } from '@anfilada/contract/dates'
import { mediaTypes } from '@anfilada/contract/files'
import type { RefusalCode } from '@anfilada/contract/refusals'
import { exportWords } from '@anfilada/phrases/export-words'
import { atOneMoment } from '../db/one-moment.ts'
import type { Pool } from '../db/pool.ts'
import { inTransaction } from '../db/transaction.ts'
import { putStream, safeName } from '../files/index.ts'
import type { Caller } from '../http/caller.ts'
import type { ServerIdentity } from '../http/identity.ts'
import { findCallerNow, seesOnlyOwnOrders } from '../identity/index.ts'
import { type AskedExport, beginExport, saveFailure, saveProgress, saveReady } from './exports.store.ts'
import type { Cell } from './frame/cells.rules.ts'
import { type Asking, type ExportedList, ListRefused, type Reader } from './frame/exported-list.ts'
import { writeCsv } from './frame/write-csv.ts'
import { lists } from './lists/lists.ts'

/** Between two pages; `worked`: how long the last took, milliseconds. */
export type Rest = (worked: number) => Promise<unknown>

/** As long as it worked: whoever else asks the database finds it free half of the time. */
const usualRest: Rest = (worked) => pause(Math.min(worked, 500))

type Doing = { pool: Pool; identity: ServerIdentity; rest?: Rest }

/**
 * Writes the file of an export, whole or not at all: its rows are of one moment, asked for with the rights that the person has now; its pieces
 * are kept by the transaction that says that it is ready. Cancelled or killed, nothing of it is left, and it begins again from its first row.
 * `isLastTry`: what fails now is told, instead of tried again.
 */
export async function runExport(doing: Doing, exportId: number, isLastTry: boolean): Promise<void> {
  const asked = await beginExport(doing.pool, exportId)
  if (!asked) return
  try {
    const failure = await writeFile(doing, asked)
    if (failure) await saveFailure(doing.pool, exportId, failure)
  } catch (error) {
    if (error instanceof Cancelled) return
    if (isLastTry) await saveFailure(doing.pool, exportId, 'internal')
    throw error
  }
}

/** Somebody removed the export while it was written. */
class Cancelled extends Error {}

async function writeFile(doing: Doing, asked: AskedExport): Promise<RefusalCode | undefined> {
  const caller = await findCallerNow(doing.pool, asked.userId, asked.customerId)
  const list = lists[asked.list]
  if (!caller?.can('create', 'Export') || !caller.can(...list.ability)) return 'forbidden'
  const filter = list.readFilter(asked.filter)
  if (!filter) return 'invalid_fields'
  try {
    return await atOneMoment(doing.pool, async (moment) => {
      const asking = askingOf(doing, { moment, caller, filter, language: asked.language })
      const total = await list.count(asking)
      if (asked.format === 'xlsx' && total > mostXlsxRows) return 'export_too_long'
      const reader: Reader = { language: asked.language, words: exportWords[asked.language], caller, filter }
      await keepFile(doing, asked, { list, asking, reader, total })
      return undefined
    })
  } catch (error) {
    if (error instanceof ListRefused) return error.refusal
    throw error
  }
}

type Reading = { list: ExportedList; asking: Asking; reader: Reader; total: number }

async function keepFile({ pool, rest = usualRest }: Doing, asked: AskedExport, reading: Reading): Promise<void> {
  const { id, userId, customerId, format, language } = asked
  const { list, asking, reader, total } = reading
  const name = `${reader.words.lists[asked.list]} ${dateIn(defaultZone, new Date())}`
  await inTransaction(pool, async (tx) => {
    // A piece that packs well holds thousands of rows: between two of them it may be idle for longer than others are let.
    await tx.query(`set local idle_in_transaction_session_timeout = '10min'`)
    const written = { rows: 0 }
    const pages = watched(list.pages(asking, reader), { save: (done) => saveProgress(pool, id, total, done), rest, written })
    const table = {
      name: reader.words.lists[asked.list].slice(0, longestSheetName),
      columns: list.columns(reader),
      pages,
      language,
      zone: defaultZone,
    }
    const isText = format === 'csv'
    const fileId = await putStream(tx, {
      kind: 'export',
      name: safeName(`${name}.${format}`, isText ? 'txt' : 'xlsx'),
      mediaType: isText ? mediaTypes.txt : mediaTypes.xlsx,
      customerId,
      userId,
      keptDays: exportDays,
      packs: isText,
      content: isText ? writeCsv(table) : (await import('./frame/write-xlsx.ts')).writeXlsx(table),
    })
    const made = { fileId, rows: written.rows, ownOnly: seesOnlyOwnOrders(reader.caller) }
    if (!(await saveReady(tx, id, made))) throw new Cancelled()
  })
}

/** Of Excel. */
const longestSheetName = 31

type Page = { rows: Cell[][]; counted: number }
type Watching = { save: (done: number) => Promise<boolean>; rest: Rest; written: { rows: number } }

/** Rows after which the progress is written down, and a cancellation is seen. */
const watchedRows = 2_000

async function* watched(pages: AsyncIterable<Page>, { save, rest, written }: Watching): AsyncGenerator<Cell[][]> {
  let [done, saved] = [0, -watchedRows]
  let since = performance.now()
  for await (const { rows, counted } of pages) {
    yield rows
    done += counted
    written.rows += rows.length
    if (done - saved >= watchedRows) {
      if (!(await save(done))) throw new Cancelled()
      saved = done
    }
    await rest(performance.now() - since)
    since = performance.now()
  }
}

type As = { moment: Pool; caller: Caller; filter: Asking['input']; language: Asking['language'] }

function askingOf({ identity }: Doing, { moment, caller, filter, language }: As): Asking {
  return { input: filter, caller, language, once: undefined, pool: moment, identity, origin: { address: '', device: '' } }
}
