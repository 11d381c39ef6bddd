import { Document, Page, Path, renderToBuffer, StyleSheet, Svg, Text, View } from '@react-pdf/renderer'
import { type ComponentProps, createElement, type ReactElement } from 'react'
import type { Paper, PaperBlock } from './paper.ts'
import { colours, mark } from './paper-looks.ts'
import { fontsFor, readFonts } from './pdf-fonts.ts'

const { ink, faint, hairline } = colours
const rule = { borderBottomWidth: 0.5, borderBottomColor: hairline } as const
const styles = StyleSheet.create({
  page: { fontSize: 9, padding: 40, paddingBottom: 52, color: ink },
  letterhead: { ...rule, flexDirection: 'row', alignItems: 'center', paddingBottom: 9 },
  second: { ...rule, height: 2, marginBottom: 10 },
  brand: { fontSize: 13, marginLeft: 7, lineHeight: 1 },
  sender: { flexGrow: 1, flexBasis: 0, paddingLeft: 24 },
  senderLine: { fontSize: 7.5, color: faint, textAlign: 'right' },
  frames: { borderWidth: 0.5, borderColor: hairline, marginBottom: 6 },
  frame: { flexDirection: 'row' },
  framed: { flexGrow: 5, flexBasis: 0, padding: 5 },
  numbers: { flexGrow: 6, flexBasis: 0, borderLeftWidth: 0.5, borderLeftColor: hairline },
  numberRow: { flexDirection: 'row', alignItems: 'center', flexGrow: 1, paddingHorizontal: 5, paddingVertical: 3 },
  numberName: { width: 76, color: faint },
  above: { borderTopWidth: 0.5, borderTopColor: hairline },
  title: { fontSize: 16, marginTop: 8, marginBottom: 14 },
  text: { marginBottom: 4 },
  strong: { marginTop: 4 },
  small: { fontSize: 7.5, color: faint, marginBottom: 2 },
  rule: { ...rule, marginVertical: 6 },
  row: { flexDirection: 'row' },
  label: { width: 110, color: faint, paddingRight: 8 },
  value: { flexGrow: 1, flexBasis: 0 },
  tableHead: { marginTop: 8, fontSize: 8 },
  head: { ...rule, flexDirection: 'row', paddingBottom: 3 },
  half: { flexDirection: 'row', flexGrow: 1, flexBasis: 0 },
  narrow: { fontSize: 8 },
  right: { borderLeftWidth: 0.5, borderLeftColor: hairline, marginLeft: 6 },
  line: { ...rule, flexDirection: 'row', paddingVertical: 3 },
  cell: { flexBasis: 0, paddingHorizontal: 4 },
  number: { textAlign: 'right' },
  sum: { flexDirection: 'row', justifyContent: 'flex-end', marginTop: 3 },
  sumValue: { width: 110, textAlign: 'right', paddingHorizontal: 4 },
  code: { flexDirection: 'row', marginTop: 10, alignItems: 'center' },
  codeText: { flexGrow: 1, flexBasis: 0, paddingLeft: 14, color: faint },
  hand: { flexGrow: 1, flexBasis: 0, borderBottomWidth: 0.5, borderBottomColor: ink, marginHorizontal: 8, maxWidth: 160 },
  signature: { flexDirection: 'row', alignItems: 'flex-end', marginTop: 18 },
  post: { width: 130 },
  pages: { position: 'absolute', bottom: 24, left: 40, right: 40, fontSize: 7.5, color: faint, textAlign: 'center' },
})
type Bold = { fontFamily: string[] }
type Style = Exclude<ComponentProps<typeof View>['style'], undefined>

/** A code as large as a telephone reads from paper at arm's length, in points: 42 mm. */
const codeSide = 119

type Draw<K extends PaperBlock['kind']> = (block: Extract<PaperBlock, { kind: K }>, bold: Bold) => ReactElement | ReactElement[]

const drawers: { [K in PaperBlock['kind']]: Draw<K> } = {
  letterhead: ({ brand, lines }, bold) => [
    createElement(
      View,
      { style: styles.letterhead },
      mark,
      createElement(Text, { style: [styles.brand, bold] }, brand),
      createElement(View, { style: styles.sender }, ...lines.map((line) => said(styles.senderLine, line))),
    ),
    createElement(View, { style: styles.second }),
  ],
  frames: ({ rows }, bold) => createElement(View, { style: styles.frames }, ...rows.map((row, at) => frame(row, at, bold))),
  title: ({ text }, bold) => said([styles.title, bold], text),
  text: ({ text }) => said(styles.text, text),
  strong: ({ text }, bold) => said([styles.text, styles.strong, bold], text),
  small: ({ text }) => said(styles.small, text),
  rule: () => createElement(View, { style: styles.rule }),
  page: () => [],
  facts: ({ rows }) =>
    rows.map(([label, value]) =>
      createElement(View, { style: styles.row, wrap: false }, said(styles.label, label), said(styles.value, value)),
    ),
  table,
  sums: ({ rows }, bold) =>
    rows.map(([label, value], at) => {
      const strong = at === rows.length - 1 ? bold : {}
      return createElement(View, { style: [styles.sum, strong], wrap: false }, said({}, label), said(styles.sumValue, value))
    }),
  code,
  signatures: ({ rows }) => createElement(View, { wrap: false }, ...rows.map(signature)),
}

function drawn<K extends PaperBlock['kind']>(block: Extract<PaperBlock, { kind: K }>, bold: Bold): ReactElement | ReactElement[] {
  return (drawers[block.kind] as Draw<K>)(block, bold)
}

type Frame = Extract<PaperBlock, { kind: 'frames' }>['rows'][number]

function frame({ label, value, numbers }: Frame, at: number, bold: Bold): ReactElement {
  const number = ([name, digits]: readonly [string, string], row: number): ReactElement =>
    createElement(
      View,
      { style: [styles.numberRow, row > 0 ? styles.above : {}] },
      said(styles.numberName, name),
      said(styles.value, digits),
    )
  return createElement(
    View,
    { style: [styles.frame, at > 0 ? styles.above : {}], wrap: false },
    createElement(View, { style: styles.framed }, said(styles.small, label), said(bold, value)),
    createElement(View, { style: styles.numbers }, ...numbers.map(number)),
  )
}

function signature([post, name]: readonly [string, string]): ReactElement {
  return createElement(
    View,
    { style: styles.signature },
    said(styles.post, post),
    createElement(View, { style: styles.hand }),
    said({}, name),
  )
}

/** On the page itself it would be taken times itself for the number of each page, which is then drawn somewhere far off, or not at all. */
const lines = { fontSize: 9, lineHeight: 1.35 }

function said(style: Style, text: string): ReactElement {
  return createElement(Text, { style: [lines, style] as Style }, text)
}

function table({ head, widths, texts, rows, halves, narrow = halves !== undefined }: Table, bold: Bold): ReactElement[] {
  const cell = (text: string, at: number): ReactElement =>
    said([styles.cell, { flexGrow: widths[at] ?? 1 }, at < texts ? {} : styles.number, narrow ? styles.narrow : {}], text)
  const side = (cells: readonly string[], more: Style = {}): ReactElement =>
    createElement(View, { style: [styles.half, more] }, ...cells.map(cell))
  const row = (left: readonly string[], right: readonly string[]): ReactElement[] =>
    halves ? [side(left), side(right, styles.right)] : left.map(cell)
  const names = halves ? [createElement(View, { style: styles.row }, ...halves.map((name) => said([styles.half, styles.cell], name)))] : []
  return [
    createElement(View, { style: [styles.tableHead, bold] }, ...names, createElement(View, { style: styles.head }, ...row(head, head))),
    ...rows.map((cells) => createElement(View, { wrap: false, style: styles.line }, ...row(cells, []))),
  ]
}

function code({ path, size, text }: Extract<PaperBlock, { kind: 'code' }>): ReactElement {
  const square = createElement(
    Svg,
    { viewBox: `0 0 ${size} ${size}`, style: { width: codeSide, height: codeSide } },
    createElement(Path, { d: path, fill: '#000000' }),
  )
  return createElement(View, { style: styles.code, wrap: false }, square, said(styles.codeText, text))
}

/** The paper as a PDF whose fonts stand in it. */
export async function renderPaper(paper: Paper): Promise<Buffer> {
  const fonts = fontsFor(JSON.stringify(paper))
  await readFonts(fonts)
  const pages = byPages(paper.blocks).map((blocks) =>
    createElement(
      Page,
      { size: 'A4', orientation: paper.lying ? 'landscape' : 'portrait', style: [styles.page, { fontFamily: fonts.plain }] },
      ...blocks.flatMap((block) => drawn(block, { fontFamily: fonts.bold })),
      createElement(Text, {
        fixed: true,
        style: styles.pages,
        render: ({ pageNumber, totalPages }: { pageNumber: number; totalPages: number }) => `${pageNumber} / ${totalPages}`,
      }),
    ),
  )
  return renderToBuffer(createElement(Document, { title: paper.title, producer: 'Anfilada', language: 'ru' }, ...pages))
}

/** A table's head stands on each of its pages, and on none where only what follows it has come; the library repeats it on both, or on neither. */
function byPages(blocks: readonly PaperBlock[]): PaperBlock[][] {
  const pages: PaperBlock[][] = [[]]
  for (const block of blocks) {
    if (block.kind === 'page') {
      pages.push([])
      continue
    }
    const parts = block.kind === 'table' ? tableParts(block) : [block]
    pages.at(-1)?.push(...parts.slice(0, 1))
    for (const part of parts.slice(1)) pages.push([part])
  }
  return pages
}

type Table = Extract<PaperBlock, { kind: 'table' }>

function tableParts(whole: Table): Table[] {
  const starts = [0, ...whole.breaks]
  return starts.map((start, at) => ({ ...whole, rows: whole.rows.slice(start, starts[at + 1]) }))
}
