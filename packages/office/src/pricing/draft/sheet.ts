import type { Price } from '@anfilada/contract/pricing/price-order'
import type { PriceKey } from '@anfilada/contract/pricing/pricing'
import { samePrice, type ObjectPrices } from '../amounts/price-columns.ts'
import type { SumFault } from '../amounts/rubles.ts'
import { sliced, type Slices } from './slices.ts'

/** What a cell becomes; null: not sold. A text that is no sum stays in its cell as it was typed, and is not saved. */
export type CellEdit =
  | { object: string; key: PriceKey; to: Price | null }
  | { object: string; key: PriceKey; typed: string; fault: SumFault }
export type CellFault = { typed: string; fault: SumFault }
type Change = { object: string; key: PriceKey; from: Price | null; to: Price | null }
type Step = readonly Change[]
export type Unsaved = ReadonlyMap<string, ReadonlySet<PriceKey>>

/** The prices as they stand on the screen: what is saved, what is not yet, what cannot be; and the way back. */
export type Sheet = {
  prices: ReadonlyMap<string, ObjectPrices>
  unsaved: Unsaved
  /** By `object key`. */
  faults: ReadonlyMap<string, CellFault>
  past: readonly Step[]
  future: readonly Step[]
}

/** Steps that Ctrl+Z goes back. */
const stepsKept = 200

export function newSheet(rows: Iterable<readonly [string, ObjectPrices]>): Sheet {
  return { prices: new Map(rows), unsaved: new Map(), faults: new Map(), past: [], future: [] }
}

export function faultKey(object: string, key: string): string {
  return `${object} ${key}`
}

/** Cells that hold a sum whose comma may part thousands or kopecks. */
export function commasIn({ faults }: Sheet): { place: { object: string; key: PriceKey }; typed: string }[] {
  return [...faults].flatMap(([name, { typed, fault }]) => {
    const at = name.lastIndexOf(' ')
    return fault === 'whichComma' ? [{ place: { object: name.slice(0, at), key: name.slice(at + 1) as PriceKey }, typed }] : []
  })
}

/** One act of the reader, of any number of cells: one step of the way back. What changes nothing is left out. */
export function* edited(sheet: Sheet, edits: readonly CellEdit[]): Slices<Sheet> {
  const changed = new Map(sheet.faults)
  let hasOtherFaults = false
  const step: Change[] = []
  yield* sliced(edits, (slice) => {
    for (const edit of slice) {
      const name = faultKey(edit.object, edit.key)
      if ('fault' in edit) changed.set(name, { typed: edit.typed, fault: edit.fault })
      hasOtherFaults = 'fault' in edit || changed.delete(name) || hasOtherFaults
      const from = sheet.prices.get(edit.object)?.[edit.key] ?? null
      if ('to' in edit && !samePrice(from, edit.to)) step.push({ object: edit.object, key: edit.key, from, to: edit.to })
    }
  })
  // The same ones stay the same: no line is drawn again for them.
  const faults = hasOtherFaults ? changed : sheet.faults
  if (step.length === 0) return { ...sheet, faults }
  return { ...sheet, ...(yield* written(sheet, step, 'to')), faults, past: [...sheet.past, step].slice(-stepsKept), future: [] }
}

export function* undone(sheet: Sheet): Slices<Sheet> {
  const step = sheet.past.at(-1)
  if (!step) return sheet
  return { ...sheet, ...(yield* written(sheet, step, 'from')), past: sheet.past.slice(0, -1), future: [...sheet.future, step] }
}

export function* redone(sheet: Sheet): Slices<Sheet> {
  const step = sheet.future.at(-1)
  if (!step) return sheet
  return { ...sheet, ...(yield* written(sheet, step, 'to')), past: [...sheet.past, step], future: sheet.future.slice(0, -1) }
}

/** The cells of the step take their new prices, or their old ones again, and wait to be saved. */
function* written({ prices, unsaved }: Sheet, step: Step, side: 'from' | 'to'): Slices<Pick<Sheet, 'prices' | 'unsaved'>> {
  const [nextPrices, nextUnsaved] = [new Map(prices), new Map(unsaved)]
  yield* sliced(step, (slice) => {
    for (const [object, changes] of Map.groupBy(slice, (change) => change.object)) {
      const own: Record<string, Price> = { ...(nextPrices.get(object) as Record<string, Price> | undefined) }
      for (const { key, [side]: price } of changes) {
        if (price) own[key] = price
        else Reflect.deleteProperty(own, key)
      }
      nextPrices.set(object, own)
      nextUnsaved.set(object, new Set([...(nextUnsaved.get(object) ?? []), ...changes.map(({ key }) => key)]))
    }
  })
  return { prices: nextPrices, unsaved: nextUnsaved }
}

/** The next objects that go to the server together, and the sheet without them. */
export function taken(sheet: Sheet, most: number): { sheet: Sheet; batch: Unsaved } {
  const batch = new Map([...sheet.unsaved].slice(0, most))
  return { batch, sheet: { ...sheet, unsaved: new Map([...sheet.unsaved].slice(most)) } }
}

/** They did not get there: they wait again. */
export function givenBack(sheet: Sheet, batch: Unsaved): Sheet {
  const unsaved = new Map(batch)
  for (const [object, keys] of sheet.unsaved) unsaved.set(object, new Set([...(batch.get(object) ?? []), ...keys]))
  return { ...sheet, unsaved }
}

/**
 * A colleague was quicker: the object stands as it is with the server, except for what has been typed since. The way back would lead over
 * what he did, so it ends.
 */
export function replaced(sheet: Sheet, theirs: readonly { object: string; prices: ObjectPrices }[]): Sheet {
  const prices = new Map(sheet.prices)
  for (const { object, prices: own } of theirs) prices.set(object, { ...own, ...typedSince(sheet, object) })
  return { ...sheet, prices, past: [], future: [] }
}

function typedSince({ prices, unsaved }: Sheet, object: string): ObjectPrices {
  return Object.fromEntries([...(unsaved.get(object) ?? [])].map((key) => [key, prices.get(object)?.[key]]))
}
