import { createHash } from 'node:crypto'
import type { Ability } from '@anfilada/contract/abilities'
import { sectionNames } from '@anfilada/contract/interchange/interchange-file'
import type { ImportReport } from '@anfilada/contract/interchange/office-interchange'
import type { OfficeLanguage } from '@anfilada/contract/languages'
import type { Tx } from '../db/pool.ts'
import { type Acting, recordAudit } from '../identity/index.ts'
import { accept, type Outcome, refuse } from '../outcome.ts'
import { differences, newCells } from './frame/differences.ts'
import { Faults, type PlacedFault } from './frame/placed-faults.ts'
import type { Names, RowChange, Section } from './frame/section.ts'
import { type JudgedRow, judgeRows } from './judge-rows.ts'
import { readNames } from './references/names.ts'
import type { ReadFile } from './read-file.ts'
import { sections } from './sections.ts'

export type Importing = {
  acting: Acting
  /** What whoever imports may do; each section asks. */
  can(...ability: Ability): boolean
  language: OfficeLanguage
  /** What the audit log calls the file. */
  name: string
  /** Why, for the sections that ask (`asksReason`). */
  note?: string | undefined
}

const mostChanges = 2_000

/**
 * What the file would do: it is done, and given up, so that nothing is told otherwise than it would be done. Whoever changes the same meanwhile
 * waits for it.
 */
export async function previewImport(tx: Tx, file: ReadFile, importing: Importing): Promise<ImportReport> {
  await tx.query('savepoint interchange')
  const { report } = await carryOut(tx, file, importing)
  // What is judged at the commit is judged now; an import that would fail there fails here.
  if (report.faults.length === 0) await tx.query('set constraints all immediate')
  await tx.query('rollback to savepoint interchange')
  return report
}

/**
 * All that the file says, or nothing of it, in the transaction that it is given. `seen`: what the preview showed. Refuses `import_has_faults`,
 * `import_stale` when the same file would do something else by now, and `invalid_fields` where a section asks for a reason and has none.
 */
export async function runImport(
  tx: Tx,
  file: ReadFile,
  importing: Importing & { seen: string | undefined },
): Promise<Outcome<ImportReport>> {
  await tx.query('savepoint interchange')
  const { report, counted } = await carryOut(tx, file, importing)
  const isStale = importing.seen !== undefined && importing.seen !== report.seen
  const wantsReason = !importing.note && counted.some(isChangedForReason)
  if (isStale || report.faults.length > 0 || wantsReason) {
    await tx.query('rollback to savepoint interchange')
    if (isStale) return refuse('import_stale')
    return report.faults.length > 0 ? refuse('import_has_faults') : { ...refuse('invalid_fields'), fields: { note: 'required' } }
  }
  const changed = counted.filter(({ new: added, changed: other }) => added + other > 0)
  if (changed.length > 0) {
    const written = changed.map(({ section, new: added, changed: other }) => [section, added + other])
    const details = { name: importing.name, ...Object.fromEntries(written) }
    await recordAudit(tx, importing.acting.caller, importing.acting.origin, { action: 'interchange.imported', subject: 'file', details })
  }
  return accept(report)
}

function isChangedForReason({ section, new: added, changed }: ImportReport['sections'][number]): boolean {
  return added + changed > 0 && sections[section].asksReason === true
}

type Done = { report: ImportReport; counted: ImportReport['sections'] }

async function carryOut(tx: Tx, file: ReadFile, importing: Importing): Promise<Done> {
  const faults = new Faults()
  for (const fault of file.faults.all) faults.add(fault, fault.section, fault)
  const counted: ImportReport['sections'] = []
  const told: Told[] = []
  const seen = createHash('sha256')
  for (const name of sectionNames) {
    const rows = file.rows.get(name)
    if (!rows) continue
    const section = sections[name]
    if (!importing.can(...section.may.write)) {
      // Nothing is compared: what is otherwise would be told together with what stands there.
      faults.of(name)({ sheet: null, place: '' }, 'section_forbidden')
      continue
    }
    const judged = judgeRows(section, rows, faults)
    await section.lock(tx)
    const differing = await compare(tx, section, judged)
    for (const { before, after } of differing) seen.update(JSON.stringify([name, before, after]))
    const added = differing.filter(({ before }) => before === undefined).length
    const changed = differing.length - added
    counted.push({ section: name, rows: rows.length, new: added, changed, unchanged: judged.length - differing.length })
    told.push(...differing.slice(0, mostChanges - told.length).map((change) => ({ section, change })))
    // Later sections would be told that what they refer to is not there.
    if (faults.all.length === 0) await write(tx, section, differing, { importing, faults })
  }
  const changes = await changesOf(tx, told, importing.language)
  const faulty = faults.all.map((fault) => faultOf(fault, importing.language))
  return { counted, report: { sections: counted, changes, faults: faulty, seen: seen.digest('hex') } }
}

type Differing = RowChange<object> & { judged: JudgedRow }

/** What is new, or otherwise than it stands. */
async function compare(tx: Tx, section: Section, judged: readonly JudgedRow[]): Promise<Differing[]> {
  const standing = new Map((await section.read(tx)).map((row) => [section.keyOf(row), row]))
  return judged.flatMap((one) => {
    const before = standing.get(one.key)
    if (before && JSON.stringify(section.canonical(one.row)) === JSON.stringify(before)) return []
    return [{ before, after: one.row, judged: one }]
  })
}

type Writing = { importing: Importing; faults: Faults }

async function write(tx: Tx, section: Section, differing: readonly Differing[], { importing, faults }: Writing): Promise<void> {
  if (differing.length === 0) return
  const found = await section.write(tx, importing.acting, differing, importing.note ?? '')
  for (const [index, { judged }] of differing.entries())
    for (const fault of found[index] ?? []) faults.add(judged.read.place(fault.path), section.name, fault)
}

type Telling = { language: OfficeLanguage; names: Names }
type Told = { section: Section; change: Differing }

/** In words, when all sheets are through: museums that the file brought stand by then. */
async function changesOf(tx: Tx, told: readonly Told[], language: OfficeLanguage): Promise<ImportReport['changes']> {
  if (told.length === 0) return []
  const names = await readNames(tx, language)
  return told.map(({ section, change }) => changeOf(section, change, { language, names }))
}

function changeOf(section: Section, { before, after, judged }: Differing, { language, names }: Telling): ImportReport['changes'][number] {
  const told = { section: section.name, key: judged.key, name: section.nameOf(after, language, names) }
  const row = section.canonical(after)
  if (!before) return { ...told, what: 'new', lines: section.showsNewCells ? newCells(section.sheet, row, language) : [] }
  return { ...told, what: 'changed', lines: differences(section.sheet, before, row, language) }
}

function faultOf(
  { section, sheet, place, read = '', code, sentence }: PlacedFault,
  language: OfficeLanguage,
): ImportReport['faults'][number] {
  return { section, sheet, place, read, code, message: sentence[language] }
}
