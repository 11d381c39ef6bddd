import { parseDefinitions } from '../../../packages/server/src/db/definitions.ts'
import { type Finding, findAll, findingAt, type Source } from './source.ts'

const functionsFolder = 'packages/server/migrations/functions/'
// What the structure of a table needs itself: an index is made of its words. It stands in the migration of that index, once.
const structural = ['words_of']

/** Looks at all SQL of the server at once: a function, a view or a trigger is written in one place, and that is functions/ (decision 0029). */
export function definedOnce(sources: readonly Source[]): Finding[] {
  const written = new Set<string>()
  return sources.flatMap((source) =>
    source.path.startsWith(functionsFolder) ? writtenTwice(source, written) : inMigration(source, written),
  )
}

function writtenTwice(source: Source, written: Set<string>): Finding[] {
  return parseDefinitions(source.path, source.text).flatMap(({ name, text }) => {
    const twice = written.has(name)
    written.add(name)
    return twice ? [findingAt(source, source.text.lastIndexOf(text), `the ${name} is written already`)] : []
  })
}

function inMigration({ path, text }: Source, written: Set<string>): Finding[] {
  const sql = { path, text: text.replaceAll(/--.*$/gm, (comment) => ' '.repeat(comment.length)) }
  const made = /\bcreate\s+(?:or\s+replace\s+)?(?:constraint\s+|materialized\s+)?(?:function|procedure|view|trigger)\s+(\w+)/gi
  return findAll(sql, made, (match) => match).flatMap((finding) => {
    const name = finding.reason.split(/\s+/).at(-1) ?? ''
    if (structural.includes(name) && !written.has(name)) {
      written.add(name)
      return []
    }
    return [{ ...finding, reason: `${finding.reason}: functions, views and triggers stand in ${functionsFolder}` }]
  })
}
