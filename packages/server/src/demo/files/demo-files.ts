import { readFileSync } from 'node:fs'
import { type InterchangeFile, interchangeFile } from '@anfilada/contract/interchange/interchange-file'

/** Files of the interchange, a section each, byte for byte as the product writes them (decision 0079). */
export const demoFiles = ['museums', 'terms', 'prices', 'agreed_terms'] as const
type DemoFile = (typeof demoFiles)[number]

export function contentOf(name: DemoFile): Buffer {
  return readFileSync(new URL(`./${name}.json`, import.meta.url))
}

/** What the file says: the stories are told of the same museums and prices that the import brings. */
export function rowsOf<Name extends DemoFile>(name: Name): NonNullable<InterchangeFile[Name]> {
  const rows = interchangeFile.parse(JSON.parse(contentOf(name).toString()))[name]
  if (!rows) throw new Error(`${name}.json carries no ${name}`)
  return rows
}
