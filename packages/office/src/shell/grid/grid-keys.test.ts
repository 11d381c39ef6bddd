import { describe, expect, test } from 'vitest'
import { gridCommand } from './grid-keys.ts'
import { cellAt, moved } from './selection.ts'

const pressed = (key: string, more: { code?: string; ctrlKey?: boolean; shiftKey?: boolean } = {}) => ({
  key,
  code: '',
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...more,
})

describe('a key in the grid', () => {
  test('types over the cell, or opens it as it is', () => {
    expect(gridCommand(pressed('7'))).toEqual({ do: 'edit', text: '7' })
    expect(gridCommand(pressed('F2'))).toEqual({ do: 'edit' })
    expect(gridCommand(pressed('Delete'))).toEqual({ do: 'clear' })
  })

  test('is known by its place on a Russian layout', () => {
    expect(gridCommand(pressed('я', { code: 'KeyZ', ctrlKey: true }))).toEqual({ do: 'undo' })
    expect(gridCommand(pressed('я', { code: 'KeyZ', ctrlKey: true, shiftKey: true }))).toEqual({ do: 'redo' })
  })

  test('leaves the clipboard and the keys of the browser alone', () => {
    expect(gridCommand(pressed('c', { code: 'KeyC', ctrlKey: true }))).toBeUndefined()
    expect(gridCommand(pressed('Tab'))).toBeUndefined()
    expect(gridCommand(pressed('Shift', { shiftKey: true }))).toBeUndefined()
  })

  test('goes where the arrow points, also from right to left', () => {
    expect(gridCommand(pressed('ArrowLeft'), false)).toMatchObject({ move: 'start' })
    expect(gridCommand(pressed('ArrowLeft'), true)).toMatchObject({ move: 'end' })
  })
})

test('a range grows from where it was begun and stays inside the grid', () => {
  const size = { rows: 3, columns: 7 }
  const grown = moved(cellAt(1, 6), 'pageDown', { size, page: 20, extend: true })
  expect(grown).toEqual({ anchor: { row: 1, column: 6 }, active: { row: 2, column: 6 } })
  expect(moved(grown, 'up', { size, page: 20, extend: false })).toEqual(cellAt(1, 6))
})
