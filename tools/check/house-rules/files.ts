import { basename } from 'node:path'
import { findAll, type Finding, findingAt, isTest, type Source } from './source.ts'

const forbiddenNames = new Set(['utils', 'util', 'helpers', 'helper', 'common', 'misc', 'manager', 'service', 'types'])

/** A name that says nothing collects everything. */
export function forbiddenName(source: Source): Finding[] {
  const parts = source.path.split('/').map((part) => part.split('.')[0]?.toLowerCase() ?? '')
  const found = parts.find((part) => forbiddenNames.has(part))
  return found === undefined ? [] : [findingAt(source, 0, `"${found}" says nothing: name the file after what is in it`)]
}

/** 300 lines, tests 500, no list of exceptions; but all tokens live in one file, and nobody writes what PostgreSQL describes. */
export function longFile(source: Source): Finding[] {
  if (basename(source.path) === 'tokens.css' || source.path.endsWith('.statements.ts')) return []
  const limit = isTest(source.path) ? 500 : 300
  const lines = source.text.trimEnd().split('\n').length
  return lines > limit ? [{ path: source.path, line: limit + 1, reason: `${lines} lines: split it by topic (at most ${limit})` }] : []
}

/** A code of five letters says nothing: what our SQL raises has a name in the register. */
export function namelessSqlError(source: Source): Finding[] {
  if (!/^packages\/server\/src\/.*\.ts$/.test(source.path) || basename(source.path) === 'sql-errors.ts') return []
  return findAll(source, /['"`]AN\d{3}['"`]/g, (match) => `${match} has a name in db/sql-errors.ts`)
}

/** The zone of what belongs to no object stands once for each language: `defaultZone` in TypeScript, `default_zone()` in SQL. */
export function zoneInSql(source: Source): Finding[] {
  if (!source.path.startsWith('packages/server/src/') || source.path.endsWith('.test.ts')) return []
  return findAll(source, /'\$\{defaultZone\}'/g, (match) => `${match}: SQL has default_zone(), and local_day() and midnight_of() for days`)
}

/** A suppression without its reason outlives the reason (those of the compiler are lint's); an open end is an issue, not a comment. */
export function silencedCheck({ path, text }: Source): Finding[] {
  if (path.startsWith('tools/check/')) return []
  const open = [...text.matchAll(/\b(?:TODO|FIXME|XXX)\b/g)].map((match) => ({ path, text, match }))
  const bare = [...text.matchAll(/(?:ox|es)lint-disable[^\n]*/g)]
    .filter(([comment]) => !/ -- \S/.test(comment))
    .map((match) => ({ path, text, match }))
  return [...open, ...bare].map(({ match }) =>
    findingAt({ path, text }, match.index, `${match[0].trim()}: an issue, or a reason after " -- "`),
  )
}
