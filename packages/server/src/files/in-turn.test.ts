import { expect, test } from 'vitest'
import { Busy } from '../outcome.ts'
import { writeSpreadsheet, type WrittenSheet } from './spreadsheets.ts'

const sheet: WrittenSheet = { name: 'Sheet', columns: [{ width: 10 }], rows: [['text']], head: 1, rightToLeft: false }

test('whoever asks for many files at once has one place in the queue, and the others keep theirs', async () => {
  const done: string[] = []
  const ask = async (asker: string): Promise<void> => {
    await writeSpreadsheet([sheet], asker)
    done.push(asker)
  }
  const many = Array.from({ length: 12 }, () => ask('customer:1'))
  const others = ['customer:2', 'customer:3', 'customer:4'].map(ask)
  const [own, rest] = [await Promise.allSettled(many), await Promise.allSettled(others)]
  expect(rest.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled'])
  expect(own.filter(({ status }) => status === 'fulfilled')).toHaveLength(8)
  expect(own.flatMap((one) => (one.status === 'rejected' ? [one.reason instanceof Busy] : []))).toEqual([true, true, true, true])
  // One of his, then everybody else's, then the rest of his.
  expect(done.slice(0, 4)).toEqual(['customer:1', 'customer:2', 'customer:3', 'customer:4'])
})
