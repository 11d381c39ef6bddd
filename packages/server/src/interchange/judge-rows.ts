import { fieldFaultsOf } from '@anfilada/contract/fields'
import { fieldSentence } from '@anfilada/phrases/refusals'
import { safeParse } from 'zod/mini'
import { inEach, type Faults, said, type Said } from './frame/placed-faults.ts'
import type { ReadRow } from './frame/read-sheets.ts'
import type { Section } from './frame/section.ts'
import type { Path } from './frame/sheet-plan.rules.ts'

const mostOfRow = 50

/** A row that its section takes, as the file says it. */
export type JudgedRow = { key: string; row: object; read: ReadRow }

/** What a section's rows say, as far as they are whole; the rest is told by its places. */
export function judgeRows(section: Section, rows: readonly ReadRow[], faults: Faults): JudgedRow[] {
  const keys = new Set<string>()
  return rows.flatMap((read) => {
    const tell = (fault: Said): void => faults.add(read.place(fault.path), section.name, fault)
    const parsed = safeParse(section.schema, read.row, { reportInput: true })
    if (!parsed.success) {
      for (const [path, fault] of Object.entries(fieldFaultsOf(parsed.error.issues.slice(0, mostOfRow))))
        tell({ path: partsOf(path), code: fault, sentence: inEach((language) => fieldSentence(language, fault, path)) })
      return []
    }
    for (const path of unknownFields(read.row, parsed.data)) tell(said(path, 'unknown_field'))
    for (const fault of section.faults?.(parsed.data) ?? []) tell(fault)
    const key = section.keyOf(parsed.data)
    if (keys.has(key)) tell(said([], 'row_twice'))
    keys.add(key)
    return [{ key, row: parsed.data, read }]
  })
}

function partsOf(dotted: string): Path {
  return dotted === 'data' ? [] : dotted.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part))
}

/** What was typed and is in no schema would be lost without a word. */
function unknownFields(given: unknown, taken: unknown, path: Path = []): Path[] {
  if (typeof given !== 'object' || given === null || typeof taken !== 'object' || taken === null) return []
  return Object.keys(given).flatMap((key) => {
    const part = Array.isArray(given) ? Number(key) : key
    if (!Object.hasOwn(taken, key)) return [[...path, part]]
    return unknownFields((given as Record<string, unknown>)[key], (taken as Record<string, unknown>)[key], [...path, part])
  })
}
