import type { LineFault, StatementFault } from '@anfilada/contract/payments/bank-statements'
import { accountWords, documentWords } from './exchange-words.rules.ts'
import { StatementFaulty } from './statement-fault.rules.ts'
import { type Line, LineCutter } from './statement-lines.ts'
import { type AccountTotals, entryOf, incomingAccount, type OwnSide, type StatementEntry, totalsOf } from './statement-sections.rules.ts'
import { totalsFault } from './statement-totals.rules.ts'

export type Statement = {
  totals: AccountTotals[]
  /** In the order of the file, each once. */
  entries: StatementEntry[]
  /** Documents that stood in it again. */
  doubles: number
  /** Documents of money that went. */
  outgoing: number
}
export type ReadStatement = { ok: true; statement: Statement } | { ok: false; fault: StatementFault }

/** More than a bank tells of in one file. */
const mostDocuments = 110_000

/**
 * A whole 1CClientBankExchange as it comes, in windows-1251, cp866 or UTF-8. Nothing of it holds unless its totals do: opening, what came and what
 * went make the closing balance, and the documents of money that came make the sum that it gives. The format: docs/decisions/0049.
 */
export async function readStatement(pieces: AsyncIterable<Buffer>, own: OwnSide): Promise<ReadStatement> {
  const reader = new Reader(own)
  const cutter = new LineCutter()
  try {
    for await (const piece of pieces) for (const line of cutter.take(piece)) reader.take(line)
    for (const line of cutter.end()) reader.take(line)
    return { ok: true, statement: reader.finish() }
  } catch (error) {
    if (error instanceof StatementFaulty) return { ok: false, fault: error.fault }
    throw error
  }
}

type Section = { kind: 'document' | 'account'; line: number; fields: Record<string, string>; last: string | undefined }

class Reader {
  readonly #own: OwnSide
  readonly #totals: AccountTotals[] = []
  readonly #entries = new Map<string, StatementEntry>()
  #others: string | undefined
  #section: Section | undefined
  #line = 0
  #documents = 0
  #doubles = 0
  #incoming = 0
  #isBegun = false
  #isEnded = false

  constructor(own: OwnSide) {
    this.#own = own
  }

  take(line: Line): void {
    this.#line = line.number
    if (!this.#isBegun) return this.#begin(line)
    if (this.#isEnded) return
    switch (line.mark) {
      case 'account':
      case 'document':
        return this.#open(line.mark)
      case 'account_end':
        return this.#close('account')
      case 'document_end':
        return this.#close('document')
      case 'end':
        return this.#end()
      case undefined:
        return this.#say(line)
    }
  }

  /** Everything that was read, when it is whole and its totals hold. */
  finish(): Statement {
    if (!this.#isBegun) throw this.#fault('not_statement')
    if (this.#section) throw this.#fault('cut_off')
    if (this.#totals.length === 0)
      throw new StatementFaulty(this.#others ? { code: 'other_account', account: this.#others } : { code: 'no_totals' })
    const entries = [...this.#entries.values()]
    const gap = totalsFault(this.#totals, entries)
    // Some banks leave the last line out; where the sums hold nothing is missing.
    if (gap) throw new StatementFaulty(this.#isEnded ? gap : { ...gap, code: 'truncated', line: this.#line })
    return { totals: this.#totals, entries, doubles: this.#doubles, outgoing: this.#documents - this.#incoming }
  }

  #begin({ value, word }: Line): void {
    if (value === '' && word === '') return
    if (value !== '1CClientBankExchange') throw this.#fault('not_statement')
    this.#isBegun = true
  }

  #end(): void {
    if (this.#section) throw this.#fault('broken')
    this.#isEnded = true
  }

  #open(kind: Section['kind']): void {
    if (this.#section) throw this.#fault('broken')
    if (kind === 'document' && ++this.#documents > mostDocuments) throw this.#fault('too_long')
    this.#section = { kind, line: this.#line, fields: {}, last: undefined }
  }

  #close(kind: Section['kind']): void {
    const section = this.#section
    if (section?.kind !== kind) throw this.#fault('broken')
    this.#section = undefined
    if (kind === 'account') this.#takeAccount(section)
    else this.#takeDocument(section)
  }

  /** A line without a word goes on with what the line before began: some banks break a long purpose. */
  #say({ word, value }: Line): void {
    const section = this.#section
    if (!section) return
    const words: Record<string, string> = section.kind === 'document' ? documentWords : accountWords
    if (word !== '') section.last = Object.hasOwn(words, word) ? words[word] : undefined
    const field = section.last
    if (field === undefined) return
    const before = section.fields[field]
    // What is said twice is said first: the other name of an account, the parts of a purpose excepted.
    if (before === undefined || before === '') section.fields[field] = value
    else if (word === '' || field === 'purposeParts') section.fields[field] = `${before} ${value}`
  }

  #takeAccount({ line, fields }: Section): void {
    const { account = '' } = fields
    if (this.#own.accounts.has(account)) this.#totals.push(totalsOf(fields, account, line))
    else this.#others ??= account
  }

  #takeDocument({ line, fields }: Section): void {
    const account = incomingAccount(fields, this.#own, this.#totals[0]?.account)
    if (account === undefined) return
    this.#incoming++
    const entry = entryOf(fields, account, line)
    if (this.#entries.has(entry.key)) this.#doubles++
    else this.#entries.set(entry.key, entry)
  }

  #fault(code: LineFault): StatementFaulty {
    return new StatementFaulty({ code, line: this.#line })
  }
}
