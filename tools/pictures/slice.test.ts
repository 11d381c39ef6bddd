import { expect, test } from 'vitest'
import { sliceFaults, sliceOf } from './slice.ts'

const rows: Parameters<typeof sliceFaults>[0] = [
  { name: 'list', app: 'portal', path: '/list?dense=true', slice: 'both' },
  { name: 'list-empty', app: 'portal', path: '/list' },
  { name: 'sheet', app: 'portal', path: () => '/sheet?id=7#part', slice: 'light' },
  { name: 'sheet-new', app: 'portal', path: '/new' },
  { name: 'office-list', app: 'office', path: '/office/list', slice: 'light' },
]

test('the slice has every page of an app', () => {
  expect(sliceOf(rows).map(({ name }) => name)).toEqual(['list', 'sheet', 'office-list'])
  expect(sliceFaults(rows, 'portal', ['/list', '/sheet'])).toEqual([])
  expect(sliceFaults(rows, 'office', ['/office/list'])).toEqual([])
})

test('a page without a row, with none but such as are left to the proof, or with one of the other app, is a fault', () => {
  expect(sliceFaults(rows, 'portal', ['/list', '/new', '/nowhere', '/office/list'])).toEqual([
    '/new: no row of the slice shows it',
    '/nowhere: no row of the slice shows it',
    '/office/list: no row of the slice shows it',
  ])
})
