import { type Kopecks, kopecks } from '@anfilada/contract/kopecks'
import { StatementFaulty } from './statement-fault.rules.ts'
import { readAmount, readDay, readPayer } from './statement-values.rules.ts'

/** The company's own side: which accounts are ours, and whose INN. */
export type OwnSide = { accounts: ReadonlySet<string>; inn: string }

/** Money that came, as one document of the statement says it. */
export type StatementEntry = {
  /** Where its document begins. */
  line: number
  account: string
  payerAccount: string
  payerInn: string
  payerName: string
  number: string
  date: string
  /** When it came. */
  receivedOn: string
  amount: Kopecks
  purpose: string
  /** The same document in any other file has the same. */
  key: string
}

/** What the statement says of an account of ours for a period; an account may have several, one for each day. */
export type AccountTotals = { account: string; from: string; until: string } & Record<
  'opening' | 'incoming' | 'outgoing' | 'closing',
  Kopecks
>

/** What a section says, by our words; a word that it says with nothing behind it is there and empty. */
export type Fields = Readonly<Record<string, string>>

/**
 * The account of ours that a document's money came to; undefined when it went, came to another's, or is still to come. A bank that does not name the
 * recipient's account names his INN.
 */
export function incomingAccount(fields: Fields, own: OwnSide, first: string | undefined): string | undefined {
  const { recipientAccount = '', recipientInn, payerInn, receivedOn } = fields
  if (receivedOn === '') return undefined
  if (recipientAccount !== '') return own.accounts.has(recipientAccount) ? recipientAccount : undefined
  return recipientInn === own.inn && payerInn !== own.inn ? first : undefined
}

/** Throws `amount_wrong` and `date_wrong`. */
export function entryOf(fields: Fields, account: string, line: number): StatementEntry {
  const amount = kopecks(readAmount(fields['amount'] ?? '') ?? 0)
  if (amount <= 0) throw new StatementFaulty({ code: 'amount_wrong', line })
  const date = dayOf(fields['date'], line)
  const receivedOn = fields['receivedOn'] === undefined ? date : dayOf(fields['receivedOn'], line)
  const { name: payerName, inn: payerInn } = readPayer(fields)
  const [payerAccount, number] = [atMost(fields['payerAccount'], 40), atMost(fields['number'], 40)]
  const purpose = atMost([fields['purpose'], fields['purposeParts']].find(Boolean), 1_000)
  const key = [account, payerAccount || payerInn, number, date, amount].join('|')
  return { line, account, payerAccount, payerInn, payerName: atMost(payerName, 300), number, date, receivedOn, amount, purpose, key }
}

/** Throws `no_totals` and `date_wrong`. */
export function totalsOf(fields: Fields, account: string, line: number): AccountTotals {
  const sum = (word: 'opening' | 'incoming' | 'outgoing' | 'closing'): Kopecks => {
    const amount = readAmount(fields[word] ?? '')
    if (amount === undefined) throw new StatementFaulty({ code: 'no_totals', account, line })
    return amount
  }
  const period = { from: dayOf(fields['from'], line), until: dayOf(fields['until'], line) }
  return { account, ...period, opening: sum('opening'), incoming: sum('incoming'), outgoing: sum('outgoing'), closing: sum('closing') }
}

/** Several times what the bank's own rules allow: beyond is no name, number or purpose. */
function atMost(text: string | undefined, letters: number): string {
  return (text ?? '').slice(0, letters).toWellFormed()
}

function dayOf(text: string | undefined, line: number): string {
  const day = readDay(text ?? '')
  if (day === undefined) throw new StatementFaulty({ code: 'date_wrong', line })
  return day
}
