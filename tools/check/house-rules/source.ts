import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export type Source = Readonly<{ path: string; text: string }>
export type Finding = Readonly<{ path: string; line: number; reason: string }>
/** One file in, what is wrong with it out. */
export type Rule = (source: Source) => Finding[]

export function readSource(root: string, path: string): Source {
  return { path, text: readFileSync(join(root, path), 'utf8') }
}

export function isTest(path: string): boolean {
  return /\.(?:test|e2e|matrix)\.tsx?$|\/testing(?:\/|\.tsx?$)/.test(path)
}

export function findingAt({ path, text }: Source, offset: number, reason: string): Finding {
  return { path, line: text.slice(0, offset).split('\n').length, reason }
}

/** Every match of a pattern, comments left aside but lines kept. */
export function findAll(source: Source, pattern: RegExp, reason: (match: string) => string): Finding[] {
  return [...withoutComments(source.text).matchAll(pattern)].map((match) => findingAt(source, match.index, reason(match[0].trim())))
}

// `://` in an address is no comment.
export function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\/|(?<![:'"`\w])\/\/[^\n]*/g, (comment) => comment.replace(/[^\n]/g, ' '))
}
