import { useRef, useState, type FocusEvent, type KeyboardEvent } from 'react'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { priceColumns } from '../amounts/price-columns.ts'
import { writeRubles } from '../amounts/rubles.ts'
import { faultKey, type CellEdit, type Sheet } from '../draft/sheet.ts'
import { gridCommand, type GridCommand } from '../../shell/grid/grid-keys.ts'
import { typedInto } from './pasting.ts'
import { cellAt, moved, rangeOf, within, type Move, type Range, type Selection } from '../../shell/grid/selection.ts'
import { cleared, filledDown, useClipboard } from './use-clipboard.ts'

export type GridProps = {
  /** Ids of the objects that are shown, in order. */
  objects: readonly string[]
  sheet: Sheet
  /** VAT that a new price of the column begins with. */
  usual: Partial<Record<string, string>>
  canEdit: boolean
  selection: Selection
  onSelect: (selection: Selection) => void
  onEdit: (edits: CellEdit[]) => void
  onUndo: () => void
  onRedo: () => void
}

/** Lines that PageUp and PageDown go over. */
const page = 20

/** What keys and clipboard do in the grid. `typing`: the text with which the active cell is being edited; undefined while it is not. */
export function useGrid(props: GridProps) {
  const { objects, sheet, usual, canEdit, onEdit } = props
  const comma = useLanguage().language === 'ru' ? ',' : '.'
  const [typing, setTyping] = useState<string>()
  const size = { rows: objects.length, columns: priceColumns.length }
  const selection: Selection = { anchor: within(props.selection.anchor, size), active: within(props.selection.active, size) }
  const range = rangeOf(selection)
  const grid = useRef<HTMLDivElement>(null)
  const onPasted = ({ top, start, bottom, end }: Range) =>
    props.onSelect({ anchor: { row: top, column: start }, active: within({ row: bottom, column: end }, size) })
  const clipboard = useClipboard({ objects, sheet, selection, usual, canEdit, comma, onEdit, onPasted })

  function walk(move: Move, extend = false): boolean {
    const next = moved(selection, move, { size, page, extend })
    const stands = next.active.row === selection.active.row && next.active.column === selection.active.column
    if (!stands || !extend) props.onSelect(next)
    return !stands
  }

  /** Ends the typing. With a key (`then`) the focus goes back to the grid, and on to the next cell; left by the pointer it is elsewhere. */
  function finish(text: string | undefined, then?: Move | 'stay') {
    const { row, column } = selection.active
    const [object, key] = [objects[row], priceColumns[column]]
    if (text !== undefined && object !== undefined && key) onEdit([typedInto({ object, key }, text, sheet.prices.get(object), usual[key])])
    setTyping(undefined)
    if (then) grid.current?.focus({ preventScroll: true })
    if (then && then !== 'stay') walk(then)
  }

  function run(command: Exclude<GridCommand, { do: 'move' | 'edit' }>) {
    if (command.do === 'all')
      props.onSelect({ anchor: { row: 0, column: 0 }, active: within({ row: size.rows, column: size.columns }, size) })
    else if (command.do === 'collapse') props.onSelect(cellAt(selection.active.row, selection.active.column))
    else if (canEdit) change[command.do]()
  }
  const change = {
    undo: props.onUndo,
    redo: props.onRedo,
    clear: () => onEdit(cleared(objects, range)),
    fillDown: () => onEdit(filledDown(objects, range, sheet)),
  }

  function onKeyDown(event: KeyboardEvent) {
    if (typing !== undefined || objects.length === 0 || event.nativeEvent.isComposing) return
    // At the edge the tab key leads out of the grid.
    if (event.key === 'Tab') return void (walk(event.shiftKey ? 'start' : 'end') && event.preventDefault())
    const command = gridCommand(event.nativeEvent, document.dir === 'rtl')
    if (!command) return
    event.preventDefault()
    if (command.do === 'move') walk(command.move, command.extend)
    else if (command.do !== 'edit') run(command)
    else beginTyping(command.text)
  }

  /** A pressed cell takes the focus from the grid, and would take it away when it is scrolled out of sight. */
  function onFocus({ target, currentTarget }: FocusEvent) {
    if (target !== currentTarget && !(target instanceof HTMLInputElement)) grid.current?.focus({ preventScroll: true })
  }

  /** With what stands in the cell, unless a new text has been begun. */
  function beginTyping(text?: string) {
    const { row, column } = selection.active
    if (canEdit) setTyping(text ?? textAt(sheet, objects[row], priceColumns[column], comma))
  }

  return { grid, selection, range, typing, beginTyping, finish, listeners: { onKeyDown, onFocus, ...clipboard } }
}

function textAt({ prices, faults }: Sheet, object: string | undefined, key: string | undefined, comma: string): string {
  if (object === undefined || key === undefined) return ''
  const price = prices.get(object)?.[key]
  return faults.get(faultKey(object, key))?.typed ?? (price ? writeRubles(price.amount, comma) : '')
}
