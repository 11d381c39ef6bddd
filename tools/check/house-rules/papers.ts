import { dirname, join } from 'node:path'
import { type Finding, findingAt, type Source } from './source.ts'

// A page by its file, a chapter of one, a principle or an issue by its number. A law, a protocol and an RFC have numbers that everybody can look up.
const cited = /(?<page>[\w./-]*\w\.md)\b|\b[Ss]pec(?:ification)? §|\bstyle P\d|\bfacts\/|\b[Ii]ssue \d+/g
const comment = /\/\*[\s\S]*?\*\/|(?<![:'"`\w])\/\/[^\n]*/g
const sqlComment = /--[^\n]*/g

/**
 * Looks at what is written for readers: a comment, or a page of docs/, names no paper that is not in the repository. `pages`: those that
 * are, by their path from the root; one of docs/ may be named without that.
 */
export function absentPapers(sources: readonly Source[], pages: ReadonlySet<string>): Finding[] {
  const read = sources.filter(({ path }) => !path.startsWith('tools/check/'))
  return read.flatMap((source) =>
    [...written(source).matchAll(cited)]
      .filter(({ groups }) => !isHere(source.path, groups?.['page'], pages))
      .map((match) => findingAt(source, match.index, `${match[0]} is not in the repository: say it here, or point to docs/`)),
  )
}

function isHere(path: string, page: string | undefined, pages: ReadonlySet<string>): boolean {
  return page !== undefined && [page, join('docs', page), join(dirname(path), page)].some((place) => pages.has(place))
}

/** The text with all but comments blank, so that places stay; a page of docs/ as it is. */
function written({ path, text }: Source): string {
  if (path.endsWith('.md')) return text
  let kept = ''
  for (const { 0: found, index } of text.matchAll(path.endsWith('.sql') ? sqlComment : comment)) {
    kept += text.slice(kept.length, index).replaceAll(/[^\n]/g, ' ') + found
  }
  return kept
}
