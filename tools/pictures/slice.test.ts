import { expect, test } from 'vitest'
import { sliceFaults, sliceOf } from './slice.ts'

const rows: Parameters<typeof sliceFaults>[0] = [
  { name: 'list', app: 'portal', path: '/list?dense=true' },
  { name: 'list-empty', app: 'portal', path: '/list', like: 'list' },
  { name: 'sheet', app: 'portal', path: () => '/sheet?id=7#part' },
  { name: 'office-list', app: 'office', path: '/office/list' },
]

test('the slice has every page of an app, and every row that others are left to', () => {
  expect(sliceOf(rows).map(({ name }) => name)).toEqual(['list', 'sheet', 'office-list'])
  expect(sliceFaults(rows, 'portal', ['/list', '/sheet'])).toEqual([])
  expect(sliceFaults(rows, 'office', ['/office/list'])).toEqual([])
})

test('a page without a row, or with none but such as are left to others, is a fault', () => {
  expect(sliceFaults(rows, 'portal', ['/list', '/new'])).toEqual(['/new: no row of the slice shows it'])
  const left = rows.map((row) => (row.name === 'sheet' ? { ...row, like: 'list' } : row))
  expect(sliceFaults(left, 'portal', ['/sheet'])).toEqual(['/sheet: no row of the slice shows it'])
})

test('a row is left to none but a row of the slice of its own app', () => {
  for (const like of ['list-empty', 'nothing', 'office-list', 'chain'])
    expect(sliceFaults([...rows, { name: 'chain', app: 'portal', path: '/list', like }], 'portal', [])).toEqual([
      `chain: ${like} is no row of the slice`,
    ])
})
