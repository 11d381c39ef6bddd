import { describe, expect, it } from 'vitest'
import { csvCell, csvStyles, sheetCell } from './cells.rules.ts'

const zone = 'Europe/Moscow'
const csv = (kind: Parameters<typeof csvCell>[0], cell: string | number | null, language: 'ru' | 'en' = 'ru') =>
  csvCell(kind, cell, zone, csvStyles[language])

describe('a cell of a CSV file', () => {
  it.each(['=1+1', '+7 921 555-01-90', '-2', '@SUM(A1)', ' =1+1', '＝1+1', '＋1', '－1', '＠x'])('is no formula: %s', (text) => {
    expect(csv('text', text)).toMatch(/^"?'/)
  })

  it('says a text that begins with a tab, or with the end of a line, behind an apostrophe', () => {
    expect(csv('text', '\t=1')).toBe(`'\t=1`)
    expect(csv('text', '\r=1')).toBe(`"'\r=1"`)
    expect(csv('text', '\n=1')).toBe(`"'\n=1"`)
  })

  it('hides no formula behind what stands between cells', () => {
    expect(csv('text', 'a;=1+1')).toBe('"a;=1+1"')
    expect(csv('text', 'a";=1+1;"')).toBe('"a"";=1+1;"""')
    expect(csv('text', 'a,=1+1', 'en')).toBe('"a,=1+1"')
  })

  it('leaves other texts as they are', () => {
    expect(csv('text', 'Гид Ли Вэй (1+1)')).toBe('Гид Ли Вэй (1+1)')
    expect(csv('text', 'a,b')).toBe('a,b')
    expect(csv('text', null)).toBe('')
  })

  it('keeps numbers as numbers, also those below zero', () => {
    expect(csv('number', -7)).toBe('-7')
    expect(csv('money', -123_456)).toBe('-1234,56')
    expect(csv('money', 5)).toBe('0,05')
    expect(csv('money', 100_050, 'en')).toBe('1000.50')
  })

  it('says days and moments as every Excel reads them, by the clocks of the museums', () => {
    expect(csv('date', '2026-12-01')).toBe('2026-12-01')
    expect(csv('moment', '2026-11-30T22:15:30.000Z')).toBe('2026-12-01 01:15')
  })
})

describe('a cell of a sheet', () => {
  it('is a text whatever it begins with', () => {
    expect(sheetCell('text', '=1+1', zone)).toBe('=1+1')
    expect(sheetCell('text', '_x0041_', zone)).toBe('_x005F_x0041_')
    expect(sheetCell('text', 'a\u0000\u0007b\uFFFF', zone)).toBe('ab')
  })

  it('is a number of rubles, a day, or a moment', () => {
    expect(sheetCell('money', 123_456, zone)).toBe(1234.56)
    expect(sheetCell('date', '2026-12-01', zone)).toEqual(new Date('2026-12-01T00:00:00Z'))
    expect(sheetCell('moment', '2026-11-30T22:15:30.000Z', zone)).toEqual(new Date('2026-12-01T01:15:00Z'))
  })

  it('holds no more than Excel lets it hold', () => {
    expect(String(sheetCell('text', 'x'.repeat(40_000), zone))).toHaveLength(32_767)
  })
})
