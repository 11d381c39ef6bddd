import { createRequire } from 'node:module'
import { join } from 'node:path'
import { root } from '../../bootstrap/install.mjs'
import { type Finding, findingAt, isTest, type Source, withoutComments } from './source.ts'
import { tableExceptions, tableOwners } from './table-owners.ts'

const { features } = createRequire(import.meta.url)(join(root, '.dependency-cruiser.cjs')) as { features: readonly string[] }
// Plumbing serves every feature alike: it stands left of them all.
const line: readonly string[] = ['db', 'mail', ...features]

const sourceFolder = 'packages/server/src/'
const functionsFolder = 'packages/server/migrations/functions/'
const schemaFile = 'packages/server/schema.sql'
// Each transaction writes its news there itself (docs/ARCHITECTURE.md).
const everybodys = new Set(['outbox'])

/**
 * Looks at all SQL of the server at once: a feature names its own tables and views, and of features to its left what they offer in views
 * (decision 0034). Its SQL is what stands in its folder, and in the files of functions that bear its name.
 */
export function foreignTables(sources: readonly Source[]): Finding[] {
  const owners = new Map(Object.entries(tableOwners).flatMap(([feature, tables]) => tables.map((table) => [table, feature] as const)))
  const tables = new Set(owners.keys())
  for (const { path, text } of sources) {
    if (path.startsWith(functionsFolder))
      for (const [, view] of text.matchAll(/^create or replace view (\w+)/gm)) owners.set(view as string, featureOf(path))
  }
  const schema = sources.find(({ path }) => path === schemaFile)
  return [
    ...(schema ? unowned(schema, owners) : []),
    ...sources.filter(isSqlOfAFeature).flatMap((source) => {
      const feature = featureOf(source.path)
      return relationsIn(source).flatMap(({ name, at }) => {
        const owner = owners.get(name)
        if (owner === undefined || isAllowed({ feature, owner, isTable: tables.has(name) }) || isException(source.path, name)) return []
        return [findingAt(source, at, `${feature} names ${name}, which is of ${owner}: ${wayOut(feature, owner, name)}`)]
      })
    }),
  ]
}

function isAllowed({ feature, owner, isTable }: { feature: string; owner: string; isTable: boolean }): boolean {
  return owner === feature || (!isTable && line.indexOf(owner) < line.indexOf(feature))
}

function wayOut(feature: string, owner: string, name: string): string {
  return line.indexOf(owner) < line.indexOf(feature)
    ? `ask offered_${name}, or a function of ${owner}`
    : 'it stands to the right, and is not known here'
}

function isException(path: string, name: string): boolean {
  return everybodys.has(name) || tableExceptions.some((exception) => path.endsWith(exception.file) && exception.names.includes(name))
}

function unowned(schema: Source, owners: ReadonlyMap<string, string>): Finding[] {
  return [...schema.text.matchAll(/^create (?:unlogged )?(?:table|view) (\w+)/gm)]
    .filter(([, name]) => !owners.has(name as string))
    .map((found) => findingAt(schema, found.index, `nobody owns ${found[1]}: name its feature in tools/check/house-rules/table-owners.ts`))
}

function isSqlOfAFeature({ path }: Source): boolean {
  return line.includes(featureOf(path)) && !isTest(path)
}

/** `orders` of `…/src/orders/placing/x.ts` and of `…/functions/11-orders-placing.sql`. */
function featureOf(path: string): string {
  if (path.startsWith(functionsFolder)) return /^\d+-([a-z]+)/.exec(path.slice(functionsFolder.length))?.[1] ?? ''
  return path.startsWith(sourceFolder) ? (path.slice(sourceFolder.length).split('/')[0] ?? '') : ''
}

// After the words that a relation stands behind, in a list behind one, or first in a fragment that is put behind one.
const relation = /\b(?:from|join|using|into|update|lock table|truncate)\s+(?:only\s+)?([a-z_]+)\b(?![.(/])/g
const listed = /\b(?:from|using)\s+[a-z_]+(?:\s+(?:as\s+)?[a-z_]+)?((?:,\s*[a-z_]+(?:\s+(?:as\s+)?[a-z_]+)?)+)/g
const fragment = /['"`]\s*([a-z_]+)\s+(?:as\s+[a-z_]+\s+)?(?:left |cross |inner )?join\b/g

function relationsIn(source: Source): { name: string; at: number }[] {
  const text = source.path.endsWith('.sql')
    ? source.text.replaceAll(/--.*$/gm, (comment) => ' '.repeat(comment.length))
    : withoutComments(source.text)
  const first = [...text.matchAll(relation), ...text.matchAll(fragment)].map((match) => ({ name: match[1] as string, at: match.index }))
  const more = [...text.matchAll(listed)].flatMap((match) =>
    [...(match[1] as string).matchAll(/,\s*([a-z_]+)/g)].map(([, name]) => ({ name: name as string, at: match.index })),
  )
  return [...first, ...more]
}
