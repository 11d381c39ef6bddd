/** Where in the grid: object and column, both counted from 0 among those that are shown. */
export type Cell = { row: number; column: number }
/** From where a range was begun to where it has got; the latter is the active cell. */
export type Selection = { anchor: Cell; active: Cell }
export type Size = { rows: number; columns: number }
export type Range = { top: number; bottom: number; start: number; end: number }

export type Move = 'up' | 'down' | 'start' | 'end' | 'pageUp' | 'pageDown' | 'rowStart' | 'rowEnd' | 'top' | 'bottom' | 'first' | 'last'

export function cellAt(row: number, column: number): Selection {
  return { anchor: { row, column }, active: { row, column } }
}

/** Edges hold: nothing leads out of the grid. `extend`: the anchor stays, as with Shift. */
export function moved(
  { anchor, active }: Selection,
  move: Move,
  { size, page, extend }: { size: Size; page: number; extend: boolean },
): Selection {
  const target = within(steps(active, page, size)[move], size)
  return { anchor: extend ? anchor : target, active: target }
}

function steps({ row, column }: Cell, page: number, { rows, columns }: Size): Record<Move, Cell> {
  return {
    up: { row: row - 1, column },
    down: { row: row + 1, column },
    start: { row, column: column - 1 },
    end: { row, column: column + 1 },
    pageUp: { row: row - page, column },
    pageDown: { row: row + page, column },
    rowStart: { row, column: 0 },
    rowEnd: { row, column: columns - 1 },
    top: { row: 0, column },
    bottom: { row: rows - 1, column },
    first: { row: 0, column: 0 },
    last: { row: rows - 1, column: columns - 1 },
  }
}

export function within({ row, column }: Cell, { rows, columns }: Size): Cell {
  return { row: Math.min(Math.max(row, 0), Math.max(rows - 1, 0)), column: Math.min(Math.max(column, 0), columns - 1) }
}

export function rangeOf({ anchor, active }: Selection): Range {
  return {
    top: Math.min(anchor.row, active.row),
    bottom: Math.max(anchor.row, active.row),
    start: Math.min(anchor.column, active.column),
    end: Math.max(anchor.column, active.column),
  }
}

export function cellsIn({ top, bottom, start, end }: Range): number {
  return (bottom - top + 1) * (end - start + 1)
}

export function isIn({ top, bottom, start, end }: Range, row: number, column: number): boolean {
  return row >= top && row <= bottom && column >= start && column <= end
}
