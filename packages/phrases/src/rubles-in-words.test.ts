import { describe, expect, it } from 'vitest'
import { rublesInWords } from './rubles-in-words.ts'

describe('a sum in words', () => {
  // The first five are those of the facts of payments (specification/money.md).
  it.each([
    [1_234_567, 'Двенадцать тысяч триста сорок пять рублей 67 копеек'],
    [2_101, 'Двадцать один рубль 01 копейка'],
    [5, 'Ноль рублей 05 копеек'],
    [100_200, 'Одна тысяча два рубля 00 копеек'],
    [200_000_000_099, 'Два миллиарда рублей 99 копеек'],
    [10_290_000, 'Сто две тысячи девятьсот рублей 00 копеек'],
    [1_111_111_122, 'Одиннадцать миллионов сто одиннадцать тысяч сто одиннадцать рублей 22 копейки'],
    [1_200_000_300, 'Двенадцать миллионов три рубля 00 копеек'],
    [100_000_000_000_004, 'Один триллион рублей 04 копейки'],
  ])('of %i kopecks', (amount, words) => expect(rublesInWords(amount)).toBe(words))

  it.each([-1, 0.5, 1e17])('is none of %d', (amount) => expect(() => rublesInWords(amount)).toThrow(RangeError))
})
