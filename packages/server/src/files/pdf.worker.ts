import { parentPort, workerData } from 'node:worker_threads'
import { Document, Page, renderToBuffer, StyleSheet, Text, View } from '@react-pdf/renderer'
import { createElement, type ReactElement } from 'react'
import type { TableDocument } from './pdf.ts'
import { everyFont, readFonts } from './pdf-fonts.ts'

const hairline = { borderBottomWidth: 0.5, borderBottomColor: '#b8b2a7' } as const
const styles = StyleSheet.create({
  page: { fontFamily: everyFont.plain, fontSize: 9, padding: 36, paddingBottom: 48, color: '#1d1b18' },
  title: { fontFamily: everyFont.bold, fontSize: 16, marginBottom: 6 },
  line: { color: '#5a554c', marginBottom: 2 },
  head: { ...hairline, fontFamily: everyFont.bold, marginTop: 12, paddingBottom: 4 },
  row: { ...hairline, paddingVertical: 4 },
  text: { flexGrow: 2, flexBasis: 0, paddingRight: 6, paddingLeft: 6 },
  number: { flexGrow: 1, flexBasis: 0, paddingRight: 6, paddingLeft: 6 },
  note: { fontSize: 7.5, color: '#5a554c', marginTop: 2, paddingHorizontal: 6 },
  pages: { position: 'absolute', bottom: 24, left: 36, right: 36, fontSize: 8, color: '#5a554c', textAlign: 'center' },
})

function page({ title, lines, head, texts, rows, rightToLeft }: TableDocument): ReactElement {
  const reading = rightToLeft ? ({ direction: 'rtl', textAlign: 'right' } as const) : {}
  const across = { flexDirection: rightToLeft ? ('row-reverse' as const) : ('row' as const) }
  const cell = (content: string, index: number): ReactElement => {
    const side = index < texts ? reading : { textAlign: rightToLeft ? ('left' as const) : ('right' as const) }
    return createElement(Text, { style: [index < texts ? styles.text : styles.number, side] }, content)
  }
  return createElement(
    Page,
    { size: 'A4', orientation: 'landscape', style: styles.page },
    createElement(Text, { style: [styles.title, reading] }, title),
    ...lines.map((line) => createElement(Text, { style: [styles.line, reading] }, line)),
    createElement(View, { fixed: true, style: [styles.head, across] }, ...head.map(cell)),
    ...rows.map(({ cells, note }) =>
      createElement(
        View,
        { wrap: false, style: styles.row },
        createElement(View, { style: across }, ...cells.map(cell)),
        note === '' ? null : createElement(Text, { style: [styles.note, reading] }, note),
      ),
    ),
    createElement(Text, {
      fixed: true,
      style: styles.pages,
      render: ({ pageNumber, totalPages }: { pageNumber: number; totalPages: number }) => `${pageNumber} / ${totalPages}`,
    }),
  )
}

const document = workerData as TableDocument
await readFonts(everyFont)
parentPort?.postMessage(await renderToBuffer(createElement(Document, { title: document.title, producer: 'Anfilada' }, page(document))), [])
