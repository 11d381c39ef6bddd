import { globSync } from 'node:fs'
import { nativeBoxes, nativeLists } from './controls.ts'
import { handmadeDates } from './dates.ts'
import { definedOnce } from './definitions.ts'
import { mixedDrawings } from './drawings.ts'
import { forbiddenName, longFile, namelessSqlError, silencedCheck, zoneInSql } from './files.ts'
import { localFaces } from './fonts.ts'
import { handmadeForms } from './forms.ts'
import { nativeDates } from './native-dates.ts'
import { absentPapers } from './papers.ts'
import { assertedRows } from './rows.ts'
import { sentencesOutsidePhrases } from './sentences.ts'
import { handmadeFormats, handmadeLists, handmadeNumbers } from './separators.ts'
import { type Finding, readSource, type Rule } from './source.ts'
import { literalColours, physicalSides, strayBreakpoints, unknownProperties } from './styles.ts'
import { foreignTables } from './tables.ts'

const rules: readonly Rule[] = [
  sentencesOutsidePhrases,
  physicalSides,
  literalColours,
  strayBreakpoints,
  unknownProperties,
  forbiddenName,
  longFile,
  silencedCheck,
  namelessSqlError,
  handmadeDates,
  zoneInSql,
  assertedRows,
  handmadeForms,
  nativeDates,
  nativeLists,
  nativeBoxes,
  handmadeLists,
  handmadeNumbers,
  handmadeFormats,
  mixedDrawings,
  localFaces,
]

const sources = [
  'packages/*/{src,vite,test}/**/*.{ts,tsx,css}',
  'packages/*/*.ts',
  '{tools,bench,e2e,proof}/**/*.{ts,tsx,mjs,css}',
  '*.{ts,cjs}',
]
const migrations = 'packages/server/migrations/**/*.sql'
const serverSql = ['packages/server/schema.sql', 'packages/server/migrations/functions/*.sql', 'packages/server/src/**/*.ts']
const papers = ['*.md', '{docs,bench,proof,tools,packages}/**/*.md']
const exclude = ['**/node_modules/**', '**/dist/**', 'tools/check/planted/**']

export type HouseReport = Readonly<{ files: number; findings: Finding[] }>

export function checkHouseRules(root: string): HouseReport {
  const paths = globSync(sources, { cwd: root, exclude }).sort()
  const code = paths.map((path) => readSource(root, path))
  const findings = code.flatMap((source) => rules.flatMap((rule) => rule(source)))
  const read = (pattern: string | string[]) =>
    globSync(pattern, { cwd: root, exclude })
      .sort()
      .map((path) => readSource(root, path))
  const pages = read(papers)
  const written = [...code, ...read(migrations), ...pages]
  return {
    files: paths.length,
    findings: [
      ...findings,
      ...definedOnce(read(migrations)),
      ...foreignTables(read(serverSql)),
      ...absentPapers(written, new Set(pages.map(({ path }) => path))),
    ],
  }
}
