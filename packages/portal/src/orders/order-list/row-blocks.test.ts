import { expect, it } from 'vitest'
import { sampleOrder } from '../../testing/samples.ts'
import { rowBlocks } from './row-blocks.ts'
import { heightOf } from './row-height.ts'

const orders = Array.from({ length: 30 }, (_, id) => sampleOrder({ id }))
const lengths = (first: number) => rowBlocks(orders, first).map((block) => block.length)

it('rows come in blocks after those that are drawn at first', () => {
  expect(lengths(0)).toEqual([6, 6, 6, 6, 6])
  expect(lengths(5)).toEqual([5, 6, 6, 6, 6, 1])
  expect(lengths(30)).toEqual([30])
  expect(rowBlocks(orders, 5).flat()).toEqual(orders)
})

it('what stands in their place shares the height that they had between them', () => {
  expect(heightOf(4, 320)).toEqual({ '--rows': 4, '--row': '80px' })
  expect(heightOf(4)).toEqual({ '--rows': 4 })
})
