import { describe, expect, test } from 'vitest'
import { changePercent, readRubles, writeRubles } from './rubles.ts'

describe('a typed sum', () => {
  test.each([
    ['1400', 140_000],
    ['1 400', 140_000],
    ['1\u00a0400,50 ₽', 140_050],
    ['1400.5', 140_050],
    ['1,400.50', 140_050],
    ['1,400,000', 140_000_000],
    ['۱۲٬۳۴۵٫۵۰', 1_234_550],
    ['١٤٠٠', 140_000],
    ['１４００．５', 140_050],
    ['0', 0],
    ['1400,500', 140_050],
    ['', null],
    ['  ', null],
  ])('%s is read as whole kopecks', (text, kopecks) => {
    expect(readRubles(text)).toEqual({ ok: true, kopecks })
  })

  test.each([
    ['abc', 'notNumber'],
    ['=A1', 'notNumber'],
    ['+5', 'notNumber'],
    ['@SUM(A1)', 'notNumber'],
    ['1,2,3', 'notNumber'],
    ['-1', 'belowZero'],
    ['−1', 'belowZero'],
    ['1,400', 'whichComma'],
    ['12,345', 'whichComma'],
    ['۱۲,۳۴۵', 'whichComma'],
    ['12,345,6', 'notNumber'],
    ['1e9', 'notNumber'],
    ['1.005', 'kopecks'],
    ['1000000000,01', 'tooBig'],
    ['1000000000', undefined],
  ])('%s is refused: %s', (text, fault) => {
    const read = readRubles(text)
    expect(read.ok ? undefined : read.fault).toBe(fault)
  })

  test('with a comma that may mean either is read as it is answered', () => {
    expect(readRubles('12,345', 'thousands')).toEqual({ ok: true, kopecks: 1_234_500 })
    expect(readRubles('12,340', 'fraction')).toEqual({ ok: true, kopecks: 1_234 })
    expect(readRubles('12,345', 'fraction')).toEqual({ ok: false, fault: 'kopecks' })
  })

  test('comes back from the field as it went in', () => {
    for (const kopecks of [0, 1, 10, 99, 100, 140_050, 100_000_000_000]) {
      for (const comma of [',', '.']) expect(readRubles(writeRubles(kopecks, comma))).toEqual({ ok: true, kopecks })
    }
  })
})

test('a change is told in percent with one decimal, and not at all from nothing', () => {
  expect(changePercent(100_000, 107_550)).toBe(7.6)
  expect(changePercent(100_000, 90_000)).toBe(-10)
  expect(changePercent(0, 100)).toBeUndefined()
})
