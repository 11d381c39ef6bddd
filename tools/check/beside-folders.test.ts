import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { besideFolderFaults } from './beside-folders.ts'

function faultsOf(file: string, text: string): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'anfilada-beside-'))
  try {
    writeFileSync(join(folder, file), text)
    return besideFolderFaults(folder)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

test('a sentence beside the folders is read in the language of its key', () => {
  expect(
    faultsOf('balloons.ts', "export const where = { ru: 'Слот', en: 'Your booking', zh: '国家', fa: 'فاکتور', vi: 'Đơn hàng' }"),
  ).toEqual([
    expect.stringContaining('balloons ru: "Слот"'),
    expect.stringContaining('balloons en: "booking"'),
    expect.stringContaining('balloons zh: '),
    expect.stringContaining('balloons fa: '),
    expect.stringContaining('balloons vi: '),
  ])
})

test('what is written into a sentence is an argument of it', () => {
  expect(
    faultsOf('balloons.ts', 'export const told = { ru: (id: number) => `Заказ № ${id}`, en: (id: number) => `Order No. ${id}` }'),
  ).toHaveLength(2)
  expect(
    faultsOf('balloons.ts', 'export const told = { ru: (id: number) => `Заказ №\\u00a0${id}`, en: (id: number) => `Order ${id}` }'),
  ).toEqual([])
})

test('Russian words without a language are those of papers, whose spaces are ordinary', () => {
  expect(faultsOf('receipts.ts', 'export const line = (id: number) => `Заявка № ${id}`')).toEqual([
    expect.stringContaining('receipts ru: "Заявк"'),
  ])
})

test('codes, imports and the rules themselves are no sentences', () => {
  expect(faultsOf('balloons.ts', "import { slot } from './slot/en.ts'\nexport const kind = { code: 'booking', at: slot }")).toEqual([])
  expect(faultsOf('word-rules.ts', "export const never = { ru: 'Заявка' }")).toEqual([])
})
