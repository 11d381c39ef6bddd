/** The row of each named statement, as PostgreSQL describes it: every feature's `*.statements.ts`, which "npm run statements" writes, adds its own. */
export interface StatementRows {}

export type StatementRow<N extends keyof StatementRows> = StatementRows[N]

/** The name of a statement with optional conditions (`conditions`); its rows are those of the statement without them. */
export type VariantOf<N extends string> = string & { readonly variantOf: N }

type Answer<R> = { rows: R[]; rowCount: number | null; command: string }
type Unnamed = { text: string; values?: readonly unknown[]; name?: never }

/** Asks one statement. What its rows are follows from its name; a statement without a name answers nothing that is known. */
export type Query = {
  <const N extends keyof StatementRows>(statement: {
    name: N | VariantOf<N>
    text: string
    values?: readonly unknown[]
  }): Promise<Answer<StatementRows[N]>>
  (statement: string | Unnamed, values?: readonly unknown[]): Promise<Answer<unknown>>
}

/** The row of a statement that always answers one: of an `insert … returning`, of a locked row that was there. */
export function onlyRow<R>([row]: readonly R[]): R {
  if (row === undefined) throw new Error('A statement that always answers a row answered none')
  return row
}
