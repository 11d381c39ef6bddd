import type { Cell } from '../../shell/grid/selection.ts'

export function cellId({ row, column }: Cell): string {
  return `price-${row}-${column}`
}

/** The cell that something in the page is, or is in; undefined outside of them. */
export function cellAround(target: EventTarget): Cell | undefined {
  const id = target instanceof Element ? target.closest('[role=gridcell]')?.id : undefined
  const [, row, column] = id?.split('-') ?? []
  return row === undefined || column === undefined ? undefined : { row: Number(row), column: Number(column) }
}
