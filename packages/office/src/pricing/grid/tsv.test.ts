import { describe, expect, test } from 'vitest'
import { readTsv, writeTsv } from './tsv.ts'

describe('cells on the clipboard', () => {
  test('are rows of tabs, with or without a line end at the end', () => {
    expect(readTsv('1\t2\r\n3\t4\r\n')).toEqual([
      ['1', '2'],
      ['3', '4'],
    ])
    expect(readTsv('7')).toEqual([['7']])
    expect(readTsv('1\t\t3')).toEqual([['1', '', '3']])
  })

  test('keep an empty row between others', () => {
    expect(readTsv('1\n\n2')).toEqual([['1'], [''], ['2']])
  })

  test('may be quoted where they hold a line end, a tab or a quote', () => {
    expect(readTsv('"a\nb"\t"c""d"\n1\t"e\tf"')).toEqual([
      ['a\nb', 'c"d'],
      ['1', 'e\tf'],
    ])
  })

  test('go out and come back the same', () => {
    const cells = [
      ['1400', '', 'a\tb'],
      ['1400,50', 'say "x"', 'a\nb'],
    ]
    expect(readTsv(writeTsv(cells))).toEqual(cells)
  })

  test('never begin a formula in the spreadsheet that takes them', () => {
    expect(writeTsv([['=1+1', '+7', '-7', '@x']])).toBe("'=1+1\t'+7\t'-7\t'@x")
  })
})
