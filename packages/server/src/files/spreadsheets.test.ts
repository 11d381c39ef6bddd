import { describe, expect, it } from 'vitest'
import { workbook, zip } from '../testing/archives.ts'
import { encode } from '../testing/bank-statement-file.ts'
import { readSpreadsheet, readTables, writeSpreadsheet } from './spreadsheets.ts'

const dangerous = ['_x0041_', '=1+1', '+7 921', '-5', '@SUM(A1)', '\t=1+1', '\r=1+1', '=HYPERLINK("http://evil.example")']

async function faultOf(file: Buffer): Promise<string> {
  const read = await readSpreadsheet(file)
  return read.ok ? 'read' : read.fault
}

describe('a spreadsheet that we write', () => {
  it('holds texts as texts, whatever they begin with', async () => {
    const file = await writeSpreadsheet([
      { name: 'Цены', columns: [], rows: dangerous.map((text) => [text, 1.5]), head: 0, rightToLeft: false },
    ])
    const read = await readSpreadsheet(file)
    expect(read.ok && read.sheets[0]?.cells.filter(({ column }) => column === 0).map(({ content }) => content)).toEqual(
      dangerous.map((text) => ({ kind: 'text', text: text.trim() })),
    )
    expect(file.includes('<f>')).toBe(false)
  })
})

describe('a spreadsheet that comes to us', () => {
  it('is read cell by cell, with formulas and merged cells named', async () => {
    const file = workbook(
      '<row r="1"><c r="A1" t="inlineStr"><is><t>text</t></is></c><c r="B1"><v>12.5</v></c></row>' +
        '<row r="2"><c r="A2"><f>1+1</f><v>2</v></c><c r="B2"><v>3</v></c></row>',
      '<mergeCells count="1"><mergeCell ref="B2:C2"/></mergeCells>',
    )
    const read = await readSpreadsheet(file)
    expect(read.ok && read.sheets[0]?.cells.map(({ address, merged, content }) => [address, merged, content])).toEqual([
      ['A1', false, { kind: 'text', text: 'text' }],
      ['B1', false, { kind: 'number', number: 12.5 }],
      ['A2', false, { kind: 'formula', text: '=1+1' }],
      ['B2', true, { kind: 'number', number: 3 }],
    ])
  })

  it.each<[string, () => Buffer, string]>([
    ['nothing', () => Buffer.alloc(0), 'file_empty'],
    ['a picture under another name', () => Buffer.from('\u0089PNG\r\n\u001a\n and so on', 'latin1'), 'file_not_readable'],
    ['half an archive', () => workbook('').subarray(0, 900), 'file_not_readable'],
    ['an archive that is no workbook', () => zip([{ name: 'a.txt', content: Buffer.from('hello') }]), 'file_not_readable'],
    ['a bomb that says so', () => zip([{ name: 'xl/a.xml', content: Buffer.alloc(40_000_000) }]), 'file_too_dense'],
    ['a bomb that lies', () => zip([{ name: 'xl/a.xml', content: Buffer.alloc(40_000_000), said: 1000 }]), 'file_too_dense'],
    [
      'many small bombs',
      () => zip(Array.from({ length: 10 }, (_, n) => ({ name: `${n}.xml`, content: Buffer.alloc(4_000_000) }))),
      'file_too_dense',
    ],
    [
      'a thousand entries',
      () => zip(Array.from({ length: 1000 }, (_, n) => ({ name: `${n}`, content: Buffer.alloc(1) }))),
      'file_too_dense',
    ],
    [
      'an archive in the archive',
      () => zip([{ name: 'xl/b.xlsx', content: zip([{ name: 'a', content: Buffer.alloc(10) }]) }]),
      'file_too_dense',
    ],
  ])('is refused when it is %s', async (_what, make, fault) => {
    expect(await faultOf(make())).toBe(fault)
  })

  it('with broken XML inside does no harm', async () => {
    expect(await faultOf(workbook('<row r="1"><c r="A1"><v>1</row>'))).toMatch(/read|file_not_readable/)
  })

  it('with two cells at opposite ends of the sheet costs no memory', async () => {
    const read = await readSpreadsheet(
      workbook('<row r="1"><c r="A1"><v>1</v></c></row><row r="1048576"><c r="XFD1048576"><v>2</v></c></row>'),
    )
    expect(read.ok && read.sheets[0]?.cells.map(({ address }) => address)).toEqual(['A1'])
  })
})

describe('a table of text', () => {
  const rows = [
    ['Дата', 'Документ', 'Сумма'],
    ['03.04.2026', 'Приход "91", зал', '1 234,56'],
  ]
  const written = (delimiter: string, end: string): string =>
    rows.map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(delimiter)).join(end)

  it.each<[string, Buffer]>([
    ['UTF-8, semicolons', Buffer.from(written(';', '\n'))],
    ['UTF-8 with its mark, as Excel writes it', Buffer.from(`\uFEFF${written(';', '\r\n')}\r\n`)],
    ['windows-1251, semicolons', encode(written(';', '\r\n'), 'windows-1251')],
    ['tabs', Buffer.from(written('\t', '\n'))],
    ['commas', Buffer.from(written(',', '\n'))],
  ])('is read as its rows: %s', async (_what, file) => {
    expect((await readTables(file, 'txt', 'test'))?.[0]?.filter((cells) => cells.some((cell) => cell !== ''))).toEqual(rows)
  })

  it('is the same as a sheet of a workbook', async () => {
    const file = await writeSpreadsheet([
      { name: 'Лист', columns: [], rows: [['a', null, 5], [], [null, '=1+1']], head: 0, rightToLeft: false },
    ])
    expect(await readTables(file, 'xlsx', 'test')).toEqual([[['a', undefined, 5], [], [undefined, '=1+1']]])
  })
})
