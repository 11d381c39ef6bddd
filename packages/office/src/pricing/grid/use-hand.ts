import { useRef, type MouseEvent, type PointerEvent } from 'react'
import { cellAt, type Selection } from '../../shell/grid/selection.ts'
import { cellAround } from './grid-rows.ts'

/** A press chooses a cell, drawn on it chooses a range, doubled it opens. One listener for all cells: they come by the hundred. */
export function useHand(selection: Selection, onSelect: (selection: Selection) => void, open: () => void) {
  const isDrawing = useRef(false)

  function onPointerDown({ target, button, shiftKey }: PointerEvent) {
    const cell = cellAround(target)
    if (!cell || button !== 0) return
    // What is being typed is kept, in the cell where it was typed.
    if (document.activeElement instanceof HTMLInputElement) document.activeElement.blur()
    isDrawing.current = true
    onSelect(shiftKey ? { anchor: selection.anchor, active: cell } : cellAt(cell.row, cell.column))
  }
  function onPointerOver({ target }: PointerEvent) {
    const cell = isDrawing.current ? cellAround(target) : undefined
    if (!cell || (cell.row === selection.active.row && cell.column === selection.active.column)) return
    onSelect({ anchor: selection.anchor, active: cell })
  }
  function onDoubleClick({ target }: MouseEvent) {
    if (cellAround(target)) open()
  }
  return { hand: { onPointerDown, onPointerOver, onDoubleClick }, letGo: () => (isDrawing.current = false) }
}
