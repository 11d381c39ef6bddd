import { inflateSync } from 'node:zlib'

type Part = { head: string; stream: Buffer | undefined }
type Matrix = readonly [number, number, number, number, number, number]
type Run = { x: number; y: number; end: number; text: string }
/** Of each glyph what it says, and its width in thousandths of the size. */
type Glyphs = { letters: string[]; widths: number[] }

/**
 * The lines of a PDF of ours as a reader's program copies them: page by page from top to bottom, and what stands in one line from left to right,
 * parted by ` | `. By its glyphs in the order in which they stand, so that figures that are turned round are read turned round.
 */
export function textOfPdf(file: Buffer): string[] {
  const parts = partsOf(file)
  const pages = [...parts.values()].filter(({ head }) => /\/Type \/Page\b(?!s)/.test(head))
  return pages.flatMap((page) => linesOf(runsOf(streamOf(parts, page, 'Contents').toString('latin1'), fontsOfPage(parts, page))))
}

/** The names of its fonts, and whether their outlines stand in the file. */
export function fontsOfPdf(file: Buffer): { name: string; isEmbedded: boolean }[] {
  const described = [...partsOf(file).values()].filter(({ head }) => head.includes('/Type /FontDescriptor'))
  return described.map(({ head }) => ({
    name: /\/FontName \/\w+\+([\w-]+)/.exec(head)?.[1] ?? '',
    isEmbedded: /\/FontFile2 \d+ 0 R/.test(head),
  }))
}

function partsOf(file: Buffer): Map<number, Part> {
  const text = file.toString('latin1')
  const parts = new Map<number, Part>()
  for (const { 0: whole, 1: id, index } of text.matchAll(/(?<=\n)(\d+) 0 obj\n/g)) {
    const from = index + whole.length
    const end = text.slice(from).search(/\bstream\r?\n|endobj/)
    const head = text.slice(from, from + end)
    const begin = /^stream\r?\n/.exec(text.slice(from + end, from + end + 8))
    const start = from + end + (begin?.[0].length ?? 0)
    const length = Number(/\/Length (\d+)/.exec(head)?.[1] ?? 0)
    parts.set(Number(id), { head, stream: begin ? inflateSync(file.subarray(start, start + length)) : undefined })
  }
  return parts
}

function streamOf(parts: Map<number, Part>, { head }: Part, name: string): Buffer {
  return partNamed(parts, head, name).stream ?? Buffer.alloc(0)
}

function partNamed(parts: Map<number, Part>, head: string, name: string): Part {
  const part = parts.get(Number(new RegExp(`/${name} (\\d+) 0 R`).exec(head)?.[1]))
  if (!part) throw new Error(`The PDF has no ${name}`)
  return part
}

function fontsOfPage(parts: Map<number, Part>, page: Part): Map<string, Glyphs> {
  const { head } = partNamed(parts, page.head, 'Resources')
  const names = [...head.matchAll(/\/(F\d+) (\d+) 0 R/g)]
  return new Map(names.map(([, name = '', id]) => [name, glyphsOf(parts, parts.get(Number(id)) as Part)]))
}

function glyphsOf(parts: Map<number, Part>, font: Part): Glyphs {
  const map = streamOf(parts, font, 'ToUnicode').toString()
  const lists = [...map.matchAll(/\[(.*?)\]/gs)].map(([, list = '']) => list)
  const { head } = parts.get(Number(/DescendantFonts \[(\d+)/.exec(font.head)?.[1])) as Part
  return {
    letters: lists.flatMap((list) => [...list.matchAll(/<([\da-f\s]*)>/gi)].map(([, code = '']) => lettersOf(code))),
    widths: (/\/W \[0 \[([^\]]*)\]/.exec(head)?.[1] ?? '').split(/\s+/).map(Number),
  }
}

function lettersOf(code: string): string {
  const units = code.replaceAll(/\s/g, '').match(/.{4}/g) ?? []
  return String.fromCharCode(...units.map((unit) => Number.parseInt(unit, 16)))
}

const token = /\[[^\]]*\]|<[\da-fA-F]*>|\/[\w.]+|-?[\d.]+|[A-Za-z*']+/g

type Pen = { runs: Run[]; kept: Matrix[]; page: Matrix; line: Matrix; glyphs: Glyphs; size: number }
const nowhere: Matrix = [1, 0, 0, 1, 0, 0]

/** What of a page's program moves the pen, or writes. */
function actsOf(pen: Pen, fonts: Map<string, Glyphs>): Record<string, (given: readonly string[]) => void> {
  return {
    q: () => pen.kept.push(pen.page),
    Q: () => (pen.page = pen.kept.pop() ?? nowhere),
    cm: (given) => (pen.page = times(matrixOf(given), pen.page)),
    Tm: (given) => (pen.line = matrixOf(given)),
    Tf: ([name = '', size]) => Object.assign(pen, { glyphs: fonts.get(name.slice(1)), size: Number(size) }),
    TJ: (given) => pen.runs.push(runAt(times(pen.line, pen.page), codesIn(given.at(-1) ?? ''), pen.glyphs, pen.size)),
  }
}

function runsOf(content: string, fonts: Map<string, Glyphs>): Run[] {
  const pen: Pen = { runs: [], kept: [], page: nowhere, line: nowhere, glyphs: { letters: [], widths: [] }, size: 0 }
  const acts = actsOf(pen, fonts)
  let given: string[] = []
  for (const [word] of content.matchAll(token)) {
    if (/^[A-Za-z*']/.test(word)) {
      acts[word]?.(given)
      given = []
    } else given.push(word)
  }
  return pen.runs
}

function matrixOf(given: readonly string[]): Matrix {
  return given.slice(-6).map(Number) as unknown as Matrix
}

function times([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix {
  return [a * g + b * i, a * h + b * j, c * g + d * i, c * h + d * j, e * g + f * i + k, e * h + f * j + l]
}

function codesIn(array: string): number[] {
  const runs = [...array.matchAll(/<([\da-f]*)>/gi)]
  return runs.flatMap(([, run = '']) => run.match(/.{4}/g) ?? []).map((code) => Number.parseInt(code, 16))
}

/** A glyph of which the file does not say what it is, is `?`. */
function runAt([, , , , x, y]: Matrix, codes: readonly number[], { letters, widths }: Glyphs, size: number): Run {
  const width = codes.reduce((sum, code) => sum + (widths[code] ?? 0), 0)
  return { x, y, end: x + (width * size) / 1000, text: codes.map((code) => letters[code] || '?').join('') }
}

/** What ends a run within a line: another font or script. Columns are further apart. */
const nearest = 3

function linesOf(runs: readonly Run[]): string[] {
  const lines = Map.groupBy(runs, ({ y }) => Math.round(y))
  const down = [...lines].toSorted(([one], [other]) => other - one)
  return down.map(([, line]) => cellsOf(line.toSorted((one, other) => one.x - other.x)).join(' | '))
}

function cellsOf(line: readonly Run[]): string[] {
  const cells: { end: number; text: string }[] = []
  for (const { x, end, text } of line) {
    const last = cells.at(-1)
    if (last && x - last.end < nearest) Object.assign(last, { end, text: last.text + text })
    else cells.push({ end, text })
  }
  return cells.map(({ text }) => text.replaceAll('\u00a0', ' ').trim()).filter(Boolean)
}
