import type { Ability } from '@anfilada/contract/abilities'
import type { SectionName } from '@anfilada/contract/interchange/interchange-file'
import type { OfficeLanguage } from '@anfilada/contract/languages'
import type { ZodMiniType } from 'zod/mini'
import type { Db, Tx } from '../../db/pool.ts'
import type { Acting } from '../../identity/index.ts'
import type { Said } from './placed-faults.ts'
import type { SheetPlan } from './sheet-plan.rules.ts'

/** How people know what files name by a number, a code or a key, which stands beside. */
export type Names = Readonly<Record<'museum' | 'object' | 'customer', (inFile: string | number) => string>>

/** `after` as the file says it; `before` as it stands, undefined where it is new. */
export type RowChange<Row> = Readonly<{ before: Row | undefined; after: Row }>

/**
 * One kind of the company's data that files carry out and in. The frame knows no section but by this, and by the list of them (`sections.ts`);
 * what is absent from a file stays as it is, what is as it stands is never handed to `write`.
 */
export interface Section<Row extends object = object> {
  readonly name: SectionName
  readonly schema: ZodMiniType<Row>
  /** How a row is spread over sheets. */
  readonly sheet: SheetPlan
  /** What an employee must be allowed to; the command line may do all. */
  readonly may: Readonly<{ read: Ability; write: Ability }>
  /** By what a row of the file is found among those that stand; one row of a file has it. */
  keyOf(row: Row): string
  /** What people call it. */
  nameOf(row: Row, language: OfficeLanguage, names: Names): string
  /** A new row is shown with what its cells say, and not by its name alone: money must be seen before it holds. */
  readonly showsNewCells?: true
  /** With lists that mean sets in one order: two rows that say the same are equal then. */
  canonical(row: Row): Row
  /** What stands, canonical, in the order of the file. */
  read(db: Db): Promise<Row[]>
  /** What a row says wrong of itself. */
  faults?(row: Row): Said[]
  /** What it writes asks why: without a reason the file is not carried out where anything of it would change. */
  readonly asksReason?: true
  /** Held until the end of the transaction: nobody else changes what `read` answers. */
  lock(tx: Tx): Promise<void>
  /**
   * Writes what is new or changed, in the order of the file, by the use case of its feature; sections before this one are written. Answers what is
   * wrong with each; with anything wrong all is undone. `reason`: why, in the words of whoever imports; of a preview empty.
   */
  write(tx: Tx, acting: Acting, changes: readonly RowChange<Row>[], reason: string): Promise<Said[][]>
}
