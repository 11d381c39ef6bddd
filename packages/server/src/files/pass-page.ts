import { Document, G, Page, Path, renderToBuffer, StyleSheet, Svg, Text, View } from '@react-pdf/renderer'
import { type ComponentProps, createElement, type ReactElement } from 'react'
import type { Pass, PassFact, Passes } from './pass.ts'
import { colours, mark } from './paper-looks.ts'
import { fontsFor, fontsOfPersian, readFonts } from './pdf-fonts.ts'

const { ink, faint, hairline } = colours
const rule = { borderBottomWidth: 0.5, borderBottomColor: hairline } as const
const styles = StyleSheet.create({
  page: { color: ink, padding: 40, paddingBottom: 28 },
  phone: { padding: 22, paddingBottom: 22 },
  letterhead: { ...rule, alignItems: 'center', paddingBottom: 9 },
  second: { ...rule, height: 2, marginBottom: 12 },
  brand: { fontSize: 13, marginHorizontal: 7, lineHeight: 1 },
  sender: { flexGrow: 1, flexBasis: 0 },
  senderLine: { fontSize: 8.5, color: faint },
  kind: { fontSize: 12, color: faint },
  top: { justifyContent: 'space-between', alignItems: 'flex-start', marginTop: 4 },
  when: { flexGrow: 1, flexBasis: 0 },
  large: { fontSize: 64, lineHeight: 1.15 },
  day: { fontSize: 14 },
  otherDay: { fontSize: 12, color: faint },
  title: { fontSize: 17, marginTop: 12 },
  place: { fontSize: 14, marginTop: 2 },
  original: { borderTopWidth: 0.5, borderTopColor: hairline, fontSize: 10, marginTop: 6, paddingTop: 5 },
  facts: { ...rule, borderTopWidth: 0.5, borderTopColor: hairline, flexWrap: 'wrap', marginTop: 12, paddingVertical: 6 },
  fact: { paddingVertical: 3 },
  label: { fontSize: 8.5, color: faint },
  value: { fontSize: 12 },
  more: { fontSize: 10, color: faint },
  counted: { ...rule, paddingVertical: 3.5 },
  what: { flexGrow: 1, flexBasis: 0, fontSize: 11 },
  count: { width: 70, fontSize: 11 },
  countHead: { color: faint, fontSize: 9 },
  note: { borderWidth: 0.5, borderColor: hairline, padding: 8, marginTop: 12, fontSize: 10.5 },
  foot: { justifyContent: 'space-between', marginTop: 'auto', paddingTop: 12 },
  letters: { fontSize: 9.5, letterSpacing: 0.6 },
  issued: { fontSize: 9, color: faint },
})
type Style = Exclude<ComponentProps<typeof View>['style'], undefined>

/** The reader's side: how a sheet is written, and laid out; `latin`: what writes from left to right. */
type Hand = { isRtl: boolean; isPhone: boolean; bold: Fonts['bold']; latin: Fonts }
type Fonts = Readonly<Record<'plain' | 'bold', string[]>>

/** On the page itself the height of lines would be taken times itself (paper-page.ts). */
const lines = { fontSize: 11, lineHeight: 1.35 }
const arabic = /\p{Script=Arabic}/u

/**
 * A text on the side where reading begins. What has no Persian letter (times, numbers, telephones, names in other letters) is written from left to
 * right: its parts would change places otherwise.
 */
function said({ isRtl, bold, latin }: Hand, style: Style, text: string, { atEnd = false, isBold = false } = {}): ReactElement {
  const isPersian = isRtl && arabic.test(text)
  const textAlign = isRtl === atEnd ? ('left' as const) : ('right' as const)
  const fonts = isPersian
    ? { direction: 'rtl' as const, ...(isBold && { fontFamily: bold }) }
    : { fontFamily: latin[isBold ? 'bold' : 'plain'] }
  return createElement(Text, { style: [lines, { textAlign }, fonts, style] as Style }, text)
}

function across({ isRtl }: Hand, style: Style, ...children: (ReactElement | null)[]): ReactElement {
  return createElement(View, { style: [{ flexDirection: isRtl ? 'row-reverse' : 'row' }, style] as Style }, ...children)
}

/** Nested doorways round the code, which stands as large as a telephone reads it from a hand that shakes. */
function gate({ path, size }: Pass['code'], isPhone: boolean): ReactElement {
  const side = isPhone ? 250 : 118
  const [width, height] = [side + 26, side + 44]
  const arch = (inset: number): string => {
    const radius = width / 2 - inset
    return `M${inset} ${height}V${inset + radius}a${radius} ${radius} 0 0 1 ${radius * 2} 0V${height}`
  }
  const line = { stroke: ink, strokeWidth: 0.7, fill: 'none' }
  const square = { transform: `translate(13 ${height - side - 6}) scale(${side / size})` }
  return createElement(
    Svg,
    { viewBox: `0 0 ${width} ${height}`, style: { width, height } },
    createElement(Path, { d: arch(1), ...line }),
    createElement(Path, { d: arch(7), ...line }),
    createElement(Path, { d: `M0 ${height - 0.7}H${width}`, ...line, strokeWidth: 1.4 }),
    createElement(G, square, createElement(Path, { d: path, fill: '#000000' })),
  )
}

function factIn(hand: Hand): (fact: PassFact) => ReactElement {
  return ([label, value, more]) =>
    createElement(
      View,
      { style: [styles.fact, { width: hand.isPhone ? '100%' : '50%' }], wrap: false },
      said(hand, styles.label, label),
      said(hand, styles.value, value, { isBold: true }),
      more ? said(hand, styles.more, more) : null,
    )
}

function counts(hand: Hand, { head, rows }: Pass['counts']): ReactElement[] {
  const row = ([what, count]: readonly [string, string], style: Style, isBold = false): ReactElement =>
    across(
      hand,
      styles.counted,
      said(hand, [styles.what, style] as Style, what, { isBold }),
      said(hand, [styles.count, style] as Style, count, { isBold, atEnd: true }),
    )
  return [row(head, styles.countHead), ...rows.map((cells, at) => row(cells, {}, at === rows.length - 1))]
}

function top(hand: Hand, pass: Pass): ReactElement {
  const when = createElement(
    View,
    { style: hand.isPhone ? {} : styles.when },
    said(hand, styles.large, pass.large),
    said(hand, styles.day, pass.day),
    pass.otherDay ? said(hand, styles.otherDay, pass.otherDay) : null,
  )
  const code = gate(pass.code, hand.isPhone)
  if (hand.isPhone) return createElement(View, {}, when, createElement(View, { style: { alignItems: 'center', marginTop: 10 } }, code))
  return across(hand, styles.top, when, code)
}

function letterhead(hand: Hand, { brand, lines: sender }: Passes['letterhead']): ReactElement[] {
  const at = createElement(View, { style: styles.sender }, ...sender.map((line) => said(hand, styles.senderLine, line, { atEnd: true })))
  return [
    across(hand, styles.letterhead, mark, said(hand, styles.brand, brand, { isBold: true }), at),
    createElement(View, { style: styles.second }),
  ]
}

function sheet(hand: Hand, { letterhead: head }: Passes, pass: Pass): ReactElement[] {
  const [letters, issued] = pass.foot
  return [
    ...letterhead(hand, head),
    said(hand, styles.kind, pass.kind),
    top(hand, pass),
    said(hand, styles.title, pass.title, { isBold: true }),
    said(hand, styles.place, pass.place, { isBold: true }),
    ...(pass.original
      ? [createElement(Text, { style: [lines, styles.original, { fontFamily: hand.latin.plain }] as Style }, pass.original)]
      : []),
    across(hand, styles.facts, ...pass.facts.map(factIn(hand))),
    ...counts(hand, pass.counts),
    said(hand, styles.note, pass.note),
    hand.isPhone
      ? createElement(View, { style: { paddingTop: 12 } }, said(hand, styles.letters, letters), said(hand, styles.issued, issued))
      : across(hand, styles.foot, said(hand, styles.letters, letters), said(hand, styles.issued, issued, { atEnd: true })),
  ]
}

/** A telephone's width in points; its page is as long as what stands on it. */
const phoneWidth = 360

/** The sheets as a PDF whose fonts stand in it. */
export async function renderPasses(paper: Passes): Promise<Buffer> {
  const latin = fontsFor(JSON.stringify(paper))
  const fonts = paper.rightToLeft ? fontsOfPersian : latin
  await readFonts({ plain: [...fonts.plain, ...latin.plain], bold: [...fonts.bold, ...latin.bold] })
  const hand: Hand = { isRtl: paper.rightToLeft, isPhone: paper.format === 'phone', bold: fonts.bold, latin }
  const pages = paper.passes.map((pass) =>
    createElement(
      Page,
      {
        size: hand.isPhone ? [phoneWidth] : 'A4',
        style: [styles.page, hand.isPhone ? styles.phone : {}, { fontFamily: fonts.plain }] as Style,
      },
      ...sheet(hand, paper, pass),
    ),
  )
  const about = { title: paper.title, producer: 'Anfilada', language: paper.language }
  return renderToBuffer(createElement(Document, about, ...pages))
}
