import type { Ability } from '@anfilada/contract/abilities'
import type { ActionContract, ActionContracts } from '@anfilada/contract/envelope'
import type { Language } from '@anfilada/contract/languages'
import type { RefusalCode } from '@anfilada/contract/refusals'
import type { ExportWords } from '@anfilada/phrases/export-words'
import * as z from 'zod/mini'
import type { ActionRequest, CountsOf, Handlers } from '../../http/actions.ts'
import type { Caller } from '../../http/caller.ts'
import type { Cell, CellKind } from './cells.rules.ts'

/** In whose words, for whom and by which filter a list is taken out. */
export type Reader = { language: Language; words: ExportWords; caller: Caller; filter: Readonly<Record<string, unknown>> }

export type Column<R> = {
  title: keyof ExportWords['column']
  kind: CellKind
  /** In characters. */
  width: number
  of: (row: R, reader: Reader) => Cell
  /** Whether the list shows it to this reader; always without. */
  shownTo?: (reader: Reader) => boolean
}
export type ShownColumn = { title: string; kind: CellKind; width: number }

/** Who asks, when and for what; the input is the list's filter as `readFilter` gave it. */
export type Asking = ActionRequest<Readonly<Record<string, unknown>>>

/** A list as the job takes it out. */
export type ExportedList = {
  ability: Ability
  /** The filter by the list's own schema; undefined when it is none of its filters. */
  readFilter: (given: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>> | undefined
  /** How many rows `pages` gives at most. */
  count: (asking: Asking) => Promise<number>
  /** How many they are. Of what its screen filters itself, that is only known when it is read through, as the screen does. */
  countExactly: (asking: Asking) => Promise<number>
  columns: (reader: Reader) => ShownColumn[]
  /** Cells of the rows, page by page, and how many of those counted they stand for. */
  pages: (asking: Asking, reader: Reader) => AsyncGenerator<{ rows: Cell[][]; counted: number }>
}

/** The list itself says no: what was asked for is there no longer. */
export class ListRefused extends Error {
  readonly refusal: RefusalCode
  constructor(refusal: RefusalCode) {
    super(`The list was refused: ${refusal}`)
    this.refusal = refusal
  }
}

type Listing = { result: readonly unknown[]; next?: string | number | null | undefined }
type Listed<C extends ActionContracts, N extends keyof C> =
  z.output<C[N]['output']> extends { result: readonly (infer Row)[] } ? Row : never

type Plan<Contract extends ActionContract, Item, Row, Count> = {
  /** The field by which the list's action is asked for the next page, and how many rows a page has at most; null: it comes whole. */
  page: { by: 'after' | 'before'; size: number } | null
  count: Count
  /** The rows of one item of the list. */
  rowsOf: (item: Item) => readonly Row[]
  columns: readonly Column<Row>[]
  /** Of a list that comes whole or not at all: why it does not. */
  refused?: (answer: z.output<Contract['output']>) => RefusalCode | undefined
  /** What the list's screen filters itself: the schema of that filter, and whether a row passes. */
  narrowed?: {
    schema: z.ZodMiniType<Readonly<Record<string, unknown>>>
    passes: (row: Row, filter: Readonly<Record<string, unknown>>) => boolean
  }
}

/**
 * A list of a feature, taken out by its own action, page after page: by the same filter, with the same rights, and nothing that it does not
 * answer to this caller can be in a file.
 */
export function exportedList<C extends ActionContracts, N extends keyof C & string, Row>(
  { contracts, handlers }: { contracts: C; handlers: Handlers<C> },
  action: N,
  { page, count, rowsOf, columns, refused, narrowed }: Plan<C[N], Listed<C, N>, Row, CountsOf<C, N>[N]>,
): ExportedList {
  const contract: ActionContract = contracts[action] as ActionContract
  const schema = narrowed?.schema ?? contract.input
  const list = handlers[action] as unknown as (
    asking: Asking,
  ) => Promise<{ ok: true; value: Listing } | { ok: false; refusal: RefusalCode }>
  const shownTo = (reader: Reader): Column<Row>[] => columns.filter((column) => column.shownTo?.(reader) ?? true)
  const countAll = count as unknown as ExportedList['count']
  async function* read(asking: Asking): AsyncGenerator<{ rows: Row[]; counted: number }> {
    const filter = narrowed ? {} : asking.input
    let next: string | number | null | undefined
    do {
      const part = page && { limit: page.size, ...(next !== undefined && { [page.by]: next }) }
      const outcome = await list({ ...asking, input: { ...filter, ...part } })
      if (!outcome.ok) throw new ListRefused(outcome.refusal)
      const refusal = refused?.(outcome.value as z.output<C[N]['output']>)
      if (refusal) throw new ListRefused(refusal)
      const all = outcome.value.result.flatMap((item) => rowsOf(item as Listed<C, N>))
      yield { rows: narrowed ? all.filter((row) => narrowed.passes(row, asking.input)) : all, counted: all.length }
      next = outcome.value.next
    } while (next !== null && next !== undefined)
  }
  return {
    ability: contract.ability,
    readFilter: (given) => {
      const parsed = z.safeParse(schema, given)
      if (!parsed.success) return undefined
      const { limit: _limit, language: _language, ...filter } = parsed.data as Record<string, unknown>
      if (page) delete filter[page.by]
      return filter
    },
    count: countAll,
    countExactly: async (asking) => {
      if (!narrowed || Object.keys(asking.input).length === 0) return countAll(asking)
      let total = 0
      for await (const { rows } of read(asking)) total += rows.length
      return total
    },
    columns: (reader) => shownTo(reader).map(({ title, kind, width }) => ({ title: reader.words.column[title], kind, width })),
    pages: async function* (asking, reader) {
      const shown = shownTo(reader)
      for await (const { rows, counted } of read(asking)) {
        yield { rows: rows.map((row) => shown.map((column) => column.of(row, reader))), counted }
      }
    },
  }
}
