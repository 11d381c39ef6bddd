import { globSync, readFileSync } from 'node:fs'
import english from '@anfilada/phrases/office-audit/en'
import russian from '@anfilada/phrases/office-audit/ru'
import { expect, test } from 'vitest'

type Done = Readonly<Record<string, Readonly<Record<string, string>>>>

/** Acts as the sources write them into the log: in an entry, or handed to what writes it. */
function writtenIn(source: string): string[] {
  return [...source.matchAll(/(?:action: |\b(?:record|write|log|audit)\w*\([^'\n]*|audited\([^'\n]*)'([a-z_]+\.[a-z_]+)'/g)].flatMap(
    ([, act]) => act ?? [],
  )
}

const sources = globSync('packages/server/src/**/*.ts').filter((file) => !/\.test\.ts$|statements\.ts$|\/testing\//.test(file))
const acts = [...new Set(sources.flatMap((file) => writtenIn(readFileSync(file, 'utf8'))))]
const wordless = (done: Done, all: readonly string[]) =>
  all.filter((act) => {
    const [kind, what] = act.split('.') as [string, string]
    return !done[kind]?.[what]
  })

test.each([
  ['Russian', russian.audit.done],
  ['English', english.audit.done],
])('every act that the log keeps is said in %s', (_language, done) => {
  expect(acts.length).toBeGreaterThan(60)
  expect(wordless(done, acts)).toEqual([])
  // The control: an act that nobody has named.
  expect(wordless(done, writtenIn(`return record(tx, acting, 'bank_entry.forgotten', seen, {})`))).toEqual(['bank_entry.forgotten'])
})
