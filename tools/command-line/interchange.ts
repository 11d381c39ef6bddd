import { readFile as readBytes, stat, writeFile as writeBytes } from 'node:fs/promises'
import { hostname, userInfo } from 'node:os'
import { basename, extname } from 'node:path'
import { mostImportBytes, type SectionName, sectionNames } from '@anfilada/contract/interchange/interchange-file'
import { type ImportReport, type InterchangeFormat, interchangeFormats } from '@anfilada/contract/interchange/office-interchange'
import { type OfficeLanguage, officeLanguages } from '@anfilada/contract/languages'
import type { RefusalCode } from '@anfilada/contract/refusals'
import { refusalSentence } from '@anfilada/phrases/refusals'
import { inTransaction } from '../../packages/server/src/db/transaction.ts'
import { operator } from '../../packages/server/src/identity/staff/operate-staff.ts'
import { readStanding, writeFile } from '../../packages/server/src/interchange/export-file.ts'
import { type Importing, previewImport, runImport } from '../../packages/server/src/interchange/import-file.ts'
import { readFile } from '../../packages/server/src/interchange/read-file.ts'
import { accept, type Outcome } from '../../packages/server/src/outcome.ts'
import { errorCode, Fault } from '../fault.ts'
import { sentences } from '../sentences.ts'
import { type Asked, exitCodes } from './command.ts'
import { withPool } from './database.ts'
import { faultLines, reportLines } from './import-report.ts'
import { WrongUsage } from './read-line.ts'

/** What the file would change or has changed goes to the standard output, what is wrong with it to that of errors; done when nothing is. */
export async function importData({ operands: [path = ''], options }: Asked): Promise<number> {
  const language = languageOf(options)
  const file = taken(await readFile(await contentOf(path), sectionsOf(options)))
  const isDry = 'dry-run' in options
  // The operator was told why by others: the history of the prices names the file.
  const name = basename(path)
  const importing: Importing = { acting: acting('import'), can: () => true, language, name, note: name }
  const report = await withPool((pool) =>
    inTransaction(pool, async (tx): Promise<Outcome<ImportReport>> => {
      const done = isDry ? undefined : await runImport(tx, file, { ...importing, seen: undefined })
      // What is wrong, and where, only a preview says.
      return !done || (!done.ok && done.refusal === 'import_has_faults') ? accept(await previewImport(tx, file, importing)) : done
    }),
  )
  const told = taken(report)
  console.log(reportLines(told, { language, isDry }).join('\n'))
  if (told.faults.length === 0) return exitCodes.done
  console.error(faultLines(told).join('\n'))
  return exitCodes.failed
}

export async function exportData({ operands: [path = ''], options }: Asked): Promise<number> {
  const [format, names, language] = [formatOf(path, options), sectionsOf(options), languageOf(options)]
  const carried = await withPool((pool) => inTransaction(pool, (tx) => readStanding(tx, { acting: acting('export'), names, format })))
  const { content } = await writeFile(carried, { format, language })
  try {
    // Customers' data may be in it: nobody else reads it.
    await writeBytes(path, content, { mode: 0o600 })
  } catch (error) {
    throw new Fault(sentences.fileNotWritten(path, errorCode(error) ?? ''), error)
  }
  return exitCodes.done
}

function acting(command: string): Importing['acting'] {
  return operator(`${userInfo().username}@${hostname()}`, command)
}

async function contentOf(path: string): Promise<Buffer> {
  try {
    if ((await stat(path)).size > mostImportBytes) throw refused('file_too_large')
    return await readBytes(path)
  } catch (error) {
    throw error instanceof Fault ? error : new WrongUsage(sentences.fileNotRead(path, errorCode(error) ?? ''), error)
  }
}

function taken<T>(outcome: Outcome<T>): T {
  if (outcome.ok) return outcome.value
  throw refused(outcome.refusal)
}

function refused(code: RefusalCode): Fault {
  return new Fault([refusalSentence('en', code), refusalSentence('ru', code)])
}

function languageOf(options: Asked['options']): OfficeLanguage {
  return officeLanguages.find((one) => one === options['language']) ?? 'ru'
}

function formatOf(path: string, options: Asked['options']): InterchangeFormat {
  const asked = options['format'] ?? extname(path).slice(1).toLowerCase()
  const format = interchangeFormats.find((one) => one === asked)
  if (!format) throw new WrongUsage(sentences.badValue(path))
  return format
}

function sectionsOf({ sections }: Asked['options']): SectionName[] {
  if (sections === undefined) return [...sectionNames]
  const asked = sections.split(',')
  const unknown = asked.find((name) => !(sectionNames as readonly string[]).includes(name))
  if (unknown !== undefined) throw new WrongUsage(sentences.badValue(unknown))
  return sectionNames.filter((name) => asked.includes(name))
}
