import type { ImportLine, ImportReport } from '@anfilada/contract/interchange/office-interchange'
import type { OfficeLanguage } from '@anfilada/contract/languages'
import { type InterchangePhrases, interchangePhrases } from '@anfilada/phrases/interchange'

type Told = { language: OfficeLanguage; isDry: boolean }

/** What an import changes, row by row, and how it ended. */
export function reportLines(report: ImportReport, { language, isDry }: Told): string[] {
  const words = interchangePhrases[language]
  const changes = report.changes.flatMap(({ what, section, key, name, lines }) => [
    `${what === 'new' ? '+' : '~'} ${words.sections[section]} ${key} ${name}`,
    ...lines.map((line) => `    ${lineText(line, words)}`),
  ])
  const counts = report.sections.flatMap(({ section, new: added, changed, unchanged }) =>
    added + changed === 0 ? [] : [filled(words.summary.section, { section: words.sections[section], added, changed, unchanged })],
  )
  return [...changes, ...counts, endOf(report, isDry, words)]
}

/** Each with its place: `Объекты!C7: …`. */
export function faultLines({ faults }: ImportReport): string[] {
  return faults.map(({ sheet, place, read, message }) => {
    const at = [sheet, place].filter((part) => part !== null && part !== '').join('!')
    return [at, read === '' ? '' : `«${read}»`, message].filter((part) => part !== '').join(': ')
  })
}

function endOf({ faults, changes }: ImportReport, isDry: boolean, { summary }: InterchangePhrases): string {
  if (faults.length > 0) return filled(summary.faulty, { count: faults.length })
  if (changes.length === 0) return summary.nothing
  return isDry ? summary.dry : summary.done
}

function lineText({ sheet, row, title, from, to }: ImportLine, { what }: InterchangePhrases): string {
  if (title === null) return `${sheet} ${row ?? ''}: ${to === null ? what.rowGone : what.rowNew}`
  const where = [sheet, row].filter((part) => part !== null).join(' ')
  return `${where}, ${title}: ${from ?? what.empty} → ${to ?? what.empty}`
}

function filled(sentence: string, values: Readonly<Record<string, string | number>>): string {
  return sentence.replace(/\{(\w+)\}/g, (_all, name: string) => String(values[name] ?? ''))
}
