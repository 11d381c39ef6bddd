import { findingAt, type Finding, type Source, withoutComments } from './source.ts'

/** Where the tokens go over from text to bold: a regular file of the machine serves one side of it, a bold one the other. */
const bold = 600
const chinese: readonly (readonly [first: number, last: number])[] = [
  [0x2e80, 0x9fff],
  [0xf900, 0xfaff],
  [0xfe30, 0xfe4f],
  [0xff00, 0xffef],
  [0x20000, 0x3ffff],
]

/** A face of the machine behind a range of weights serves them all with one file: bold words turn thin, Chinese ones letter by letter. */
export function localFaces(source: Source): Finding[] {
  if (!source.path.endsWith('.css')) return []
  return [...withoutComments(source.text).matchAll(/@font-face\s*\{([^}]*)\}/g)].flatMap(({ 1: face = '', index }) => {
    if (!/\blocal\(/.test(face)) return []
    const reason = isChinese(face)
      ? 'local() for Chinese letters: the hosted slices or the list of --font-zh'
      : isAcrossBold(face)
        ? `local() for weights on both sides of ${bold}: a regular and a bold face`
        : undefined
    return reason === undefined ? [] : [findingAt(source, index, reason)]
  })
}

/** Without a range a face is for every letter. */
function isChinese(face: string): boolean {
  const range = /unicode-range:([^;]+)/.exec(face)?.[1]
  if (range === undefined) return true
  return [...range.matchAll(/U\+([\dA-F?]+)(?:-([\dA-F]+))?/gi)].some(([, from = '', to = from]) => {
    const [first, last] = [Number.parseInt(from.replaceAll('?', '0'), 16), Number.parseInt(to.replaceAll('?', 'F'), 16)]
    return chinese.some(([start, end]) => first <= end && last >= start)
  })
}

function isAcrossBold(face: string): boolean {
  const [least = 400, most = least] = [...(/font-weight:\s*(\d+)(?:\s+(\d+))?/.exec(face)?.slice(1) ?? [])].filter(Boolean).map(Number)
  return least < bold && most >= bold
}
