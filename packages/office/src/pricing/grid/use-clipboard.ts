import { useRef, type ClipboardEvent } from 'react'
import type { Price } from '@anfilada/contract/pricing/price-order'
import type { PriceKey } from '@anfilada/contract/pricing/pricing'
import type { CellEdit, Sheet } from '../draft/sheet.ts'
import { inTasks, sliced, type Slices } from '../draft/slices.ts'
import { copied, laidOver, typedInto, type Clip } from './pasting.ts'
import { rangeOf, type Range, type Selection } from '../../shell/grid/selection.ts'
import { readTsv } from './tsv.ts'

type Options = {
  objects: readonly string[]
  sheet: Sheet
  selection: Selection
  usual: Partial<Record<string, string>>
  canEdit: boolean
  /** Before the kopecks, in the reader's language. */
  comma: string
  onEdit: (edits: CellEdit[]) => void
  onPasted: (range: Range) => void
}

/** Ctrl+C, Ctrl+X and Ctrl+V of ranges, to and from any spreadsheet. Copied here, prices keep their tiers, free places and VAT. */
export function useClipboard({ objects, sheet, selection, usual, canEdit, comma, onEdit, onPasted }: Options) {
  const own = useRef<Clip>(undefined)

  function onCopy(event: ClipboardEvent) {
    if (isField(event)) return
    event.preventDefault()
    own.current = copied(objects, rangeOf(selection), sheet, comma)
    event.clipboardData.setData('text/plain', own.current.text)
  }
  function onCut(event: ClipboardEvent) {
    onCopy(event)
    if (canEdit && !isField(event)) onEdit(cleared(objects, rangeOf(selection)))
  }
  function onPaste(event: ClipboardEvent) {
    if (isField(event) || !canEdit) return
    event.preventDefault()
    const text = event.clipboardData.getData('text/plain')
    if (text === '') return
    const clip = own.current?.text === text ? own.current : undefined
    const cells = readTsv(text)
    const block = { rows: cells.length, columns: Math.max(...cells.map((row) => row.length)) }
    const range = rangeOf(selection)
    const places = laidOver(block, range, objects, ({ row, column }, place): Pasted => {
      return clip ? { ...place, price: clip.prices[row]?.[column] ?? null } : { ...place, typed: cells[row]?.[column] ?? '' }
    })
    const read = (place: Pasted): CellEdit =>
      'price' in place
        ? { object: place.object, key: place.key, to: place.price }
        : typedInto(place, place.typed, sheet.prices.get(place.object), usual[place.key])
    inTasks(readIn(places, read), (edits) => {
      onEdit(edits)
      if (block.rows > 1 || block.columns > 1)
        onPasted({ ...range, bottom: range.top + block.rows - 1, end: range.start + block.columns - 1 })
    })
  }
  return { onCopy, onCut, onPaste }
}

export function cleared(objects: readonly string[], range: Range): CellEdit[] {
  return laidOver({ rows: range.bottom - range.top + 1, columns: range.end - range.start + 1 }, range, objects, (_, place) => ({
    ...place,
    to: null,
  }))
}

/** The first row of the range in all its rows, as Ctrl+D does. */
export function filledDown(objects: readonly string[], range: Range, sheet: Sheet): CellEdit[] {
  const head = objects[range.top]
  const price = (key: PriceKey) => (head === undefined ? null : (sheet.prices.get(head)?.[key] ?? null))
  return cleared(objects, range).map(({ object, key }) => ({ object, key, to: price(key) }))
}

type Pasted = { object: string; key: PriceKey } & ({ typed: string } | { price: Price | null })

function* readIn(places: readonly Pasted[], read: (place: Pasted) => CellEdit): Slices<CellEdit[]> {
  const edits: CellEdit[] = []
  yield* sliced(places, (slice) => void edits.push(...slice.map(read)))
  return edits
}

/** A cell that is being typed into has the clipboard to itself. */
function isField({ target }: ClipboardEvent): boolean {
  return target instanceof HTMLInputElement
}
