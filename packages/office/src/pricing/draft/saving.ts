import type { Price } from '@anfilada/contract/pricing/price-order'
import type { PriceKey } from '@anfilada/contract/pricing/pricing'
import type { ObjectPrices } from '../amounts/price-columns.ts'
import { edited, givenBack, newSheet, redone, replaced, taken, undone, type CellEdit, type Sheet, type Unsaved } from './sheet.ts'
import { inTasks, type Slices } from './slices.ts'

export type SentChange = { museum_object_id: string; revision: number; prices: Partial<Record<PriceKey, Price | null>> }
export type SaveAnswer = {
  version_id: number
  revision: number
  saved: { museum_object_id: string; revision: number }[]
  conflicts: { museum_object_id: string; revision: number; prices: ObjectPrices }[]
}
export type Row = { museum_object_id: string; prices: ObjectPrices; revision: number }
type Version = { id: number; revision: number }
/** What the server has: `readAt`, when it was asked, by `performance.now`. */
type Reading = { rows: readonly Row[]; version: Version; readAt: number }
export type Lost = { object: string; edits: CellEdit[] }

export type DraftState = {
  sheet: Sheet
  version: Version
  saving: 'idle' | 'waiting' | 'sending' | 'failed'
  /** What was typed here into objects that a colleague had changed meanwhile; theirs stands. */
  lost: readonly Lost[]
}

type Options = Reading & {
  /** Sends changes of one version; throws when they are not known to have arrived. */
  send: (versionId: number, changes: SentChange[]) => Promise<SaveAnswer>
  onFailure: (error: unknown) => void
  pauseMs?: number
}

/** Objects in one request (`objectsAtOnce` of the contract). */
const most = 500

/**
 * Keeps a sheet and saves it by itself: a pause after the last edit, one request at a time, so that a change never overtakes the one
 * before it. What could not be saved stays and goes with the next try.
 */
export class SavedSheet {
  #state: DraftState
  readonly #revisions: Map<string, number>
  readonly #options: Options
  readonly #listeners = new Set<() => void>()
  /** What the reader did, one after another; the first is being done. */
  readonly #changes: ((sheet: Sheet) => Slices<Sheet>)[] = []
  #timer: ReturnType<typeof setTimeout> | undefined
  #sending: Promise<void> | undefined
  /** Of what the sheet knows of the server: the reading it began with, or the last saving. */
  #knownAt: number

  constructor(options: Options) {
    this.#options = options
    this.#knownAt = options.readAt
    this.#revisions = new Map(options.rows.map((row) => [row.museum_object_id, row.revision]))
    const sheet = newSheet(options.rows.map((row) => [row.museum_object_id, row.prices]))
    this.#state = { sheet, version: options.version, saving: 'idle', lost: [] }
  }

  readonly watch = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }
  readonly state = (): DraftState => this.#state

  edit(edits: readonly CellEdit[]): void {
    this.#change((sheet) => edited(sheet, edits))
  }
  undo(): void {
    this.#change(undone)
  }
  redo(): void {
    this.#change(redone)
  }
  forgetLost(): void {
    this.#set({ lost: [] })
  }
  /** What was lost to a colleague's change goes over it after all. */
  bringBack(): void {
    const edits = this.#state.lost.flatMap((one) => one.edits)
    this.#set({ lost: [] })
    this.edit(edits)
  }

  /**
   * What a colleague, or an act of the whole list, has made of it. What is typed and what waits to be saved stays: where both changed an
   * object, its saving finds that out. False: it was asked before the last saving was answered, may be without it, and is left.
   */
  readAnew({ rows, version, readAt }: Reading): boolean {
    if (this.#sending || readAt < this.#knownAt) return false
    this.#knownAt = readAt
    const isOther = version.id !== this.#state.version.id
    const { unsaved } = this.#state.sheet
    const changed = rows.filter(
      ({ museum_object_id: object, revision }) => !unsaved.has(object) && (isOther || this.#revisions.get(object) !== revision),
    )
    for (const row of changed) this.#revisions.set(row.museum_object_id, row.revision)
    const theirs = changed.map(({ museum_object_id: object, prices }) => ({ object, prices }))
    const sheet = theirs.length === 0 ? this.#state.sheet : replaced(this.#state.sheet, theirs)
    this.#set({ sheet, version: { id: version.id, revision: version.revision } })
    return true
  }

  /** What was typed is given up with the draft, or for the prices of a file. */
  forgetTyped(): void {
    clearTimeout(this.#timer)
    this.#changes.length = 0
    this.#set({ sheet: newSheet(this.#state.sheet.prices), saving: 'idle', lost: [] })
  }

  /** Saves at once all that waits; false when something could not be saved. */
  async flush(): Promise<boolean> {
    while (this.#changes.length > 0) await pause()
    clearTimeout(this.#timer)
    this.#sending ??= this.#sendAll().finally(() => (this.#sending = undefined))
    await this.#sending
    return this.#state.saving === 'idle'
  }

  #change(change: (sheet: Sheet) => Slices<Sheet>): void {
    this.#changes.push(change)
    if (this.#changes.length === 1) this.#begin()
  }

  #begin(): void {
    const change = this.#changes[0]
    const base = this.#state.sheet
    if (!change) return
    const onDone = (sheet: Sheet) => {
      this.#put(sheet)
      this.#changes.shift()
      this.#begin()
    }
    // Begins anew when what was saved, or a colleague, has changed the sheet during a rest.
    inTasks(change(base), onDone, { isStale: () => this.#state.sheet !== base, onStale: () => this.#begin() })
  }

  #put(sheet: Sheet): void {
    const waits = sheet.unsaved.size > 0 && this.#sending === undefined
    this.#set({ sheet, ...(waits && { saving: 'waiting' as const }) })
    if (!waits) return
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.flush(), this.#options.pauseMs ?? 700)
  }

  async #sendAll(): Promise<void> {
    while (this.#state.sheet.unsaved.size > 0) {
      const { sheet, batch } = taken(this.#state.sheet, most)
      const changes = this.#changesOf(batch, sheet)
      this.#set({ sheet, saving: 'sending' })
      try {
        this.#onAnswer(changes, await this.#options.send(this.#state.version.id, changes))
        this.#knownAt = performance.now()
      } catch (error) {
        this.#set({ sheet: givenBack(this.#state.sheet, batch), saving: 'failed' })
        this.#options.onFailure(error)
        return
      }
    }
    this.#set({ saving: 'idle' })
  }

  #changesOf(batch: Unsaved, { prices }: Sheet): SentChange[] {
    return [...batch].map(([object, keys]) => ({
      museum_object_id: object,
      revision: this.#revisions.get(object) ?? 0,
      prices: Object.fromEntries([...keys].map((key) => [key, prices.get(object)?.[key] ?? null])),
    }))
  }

  #onAnswer(sent: readonly SentChange[], { version_id, revision, saved, conflicts }: SaveAnswer): void {
    for (const one of [...saved, ...conflicts]) this.#revisions.set(one.museum_object_id, one.revision)
    const theirs = new Map(conflicts.map((one) => [one.museum_object_id, one.prices]))
    const lost = sent.filter((one) => theirs.has(one.museum_object_id)).map(lostOf)
    this.#set({ version: { id: version_id, revision } })
    if (theirs.size === 0) return
    const sheet = replaced(
      this.#state.sheet,
      conflicts.map(({ museum_object_id: object, prices }) => ({ object, prices })),
    )
    this.#set({ sheet, lost: [...this.#state.lost, ...lost] })
  }

  #set(change: Partial<DraftState>): void {
    this.#state = { ...this.#state, ...change }
    for (const listener of this.#listeners) listener()
  }
}

function pause(): Promise<void> {
  return new Promise((done) => setTimeout(done))
}

function lostOf({ museum_object_id: object, prices }: SentChange): Lost {
  const edits = Object.entries(prices).map(([key, to]): CellEdit => ({ object, key: key as PriceKey, to: to ?? null }))
  return { object, edits }
}
