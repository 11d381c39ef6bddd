import type { AuditLine } from '@anfilada/contract/customers/audit'
import type { Language, OfficeLanguage } from '@anfilada/contract/languages'
import type { LedgerTransaction } from '@anfilada/contract/ledger/ledger'
import { officeExportWords } from '@anfilada/phrases/export-words'
import { auditCounts, auditFeature } from '../../customers/index.ts'
import { ledgerCounts, ledgerFeature } from '../../ledger/index.ts'
import { type Column, type ExportedList, exportedList, type Reader } from '../frame/exported-list.ts'

const officeWords = (language: Language) => officeExportWords[officeLanguageOf(language)]

function officeLanguageOf(language: Language): OfficeLanguage {
  return language === 'ru' ? 'ru' : 'en'
}

/** An entry with the transaction that it stands in: to a bookkeeper each is a row. */
type Entry = { transaction: LedgerTransaction; entry: LedgerTransaction['entries'][number] }

/** One account, or one customer's, has a balance after each transaction; neither or both have none. */
function isOfOneAccount({ filter }: Reader): boolean {
  return (filter['account_id'] === undefined) !== (filter['customer_id'] === undefined)
}

const entries: readonly Column<Entry>[] = [
  { title: 'number', kind: 'number', width: 10, of: ({ transaction }) => transaction.id },
  { title: 'at', kind: 'moment', width: 18, of: ({ transaction }) => transaction.posted_at },
  { title: 'kind', kind: 'text', width: 16, of: ({ transaction }, { language }) => officeWords(language).ledger.kinds[transaction.kind] },
  { title: 'reference', kind: 'text', width: 18, of: ({ transaction }) => transaction.reference },
  { title: 'customer', kind: 'text', width: 30, of: ({ transaction }) => transaction.customer?.name ?? null },
  { title: 'account', kind: 'text', width: 24, of: ({ entry }, { language }) => officeWords(language).ledger.account[entry.account] },
  { title: 'item', kind: 'text', width: 18, of: ({ entry }) => entry.item },
  { title: 'debit', kind: 'money', width: 14, of: ({ entry }) => (entry.amount > 0 ? entry.amount : null) },
  { title: 'credit', kind: 'money', width: 14, of: ({ entry }) => (entry.amount < 0 ? -entry.amount : null) },
  { title: 'running', kind: 'money', width: 16, of: ({ transaction }) => transaction.running, shownTo: isOfOneAccount },
  { title: 'actor', kind: 'text', width: 24, of: ({ transaction }) => transaction.actor },
  { title: 'note', kind: 'text', width: 30, of: ({ transaction }) => transaction.note },
]

export const ledger: ExportedList = exportedList(ledgerFeature, 'ledger_transactions', {
  page: { by: 'before', size: 200 },
  count: ledgerCounts.ledger_transactions,
  rowsOf: (transaction) => transaction.entries.map((entry) => ({ transaction, entry })),
  columns: entries,
})

const lines: readonly Column<AuditLine>[] = [
  { title: 'number', kind: 'number', width: 10, of: ({ id }) => id },
  { title: 'at', kind: 'moment', width: 18, of: ({ at }) => at },
  { title: 'actor', kind: 'text', width: 24, of: ({ actor }) => actor.name },
  { title: 'action', kind: 'text', width: 36, of: ({ action }, { language }) => doneWord(action, language) },
  { title: 'subject', kind: 'text', width: 18, of: ({ subject }, { language }) => wordIn(officeWords(language).subject.noun, subject) },
  { title: 'subject_id', kind: 'text', width: 14, of: (line) => line.subject_id },
  { title: 'customer', kind: 'text', width: 30, of: ({ customer }) => customer?.name ?? null },
  { title: 'details', kind: 'text', width: 40, of: ({ details }) => (Object.keys(details).length === 0 ? null : JSON.stringify(details)) },
  { title: 'address', kind: 'text', width: 18, of: ({ address }) => address },
]

/** The log outlives the words: what has none yet stands as it was written. */
function wordIn(words: Readonly<Record<string, unknown>>, key: string): string {
  const word = Object.hasOwn(words, key) ? words[key] : undefined
  return typeof word === 'string' ? word : key
}

function doneWord(action: string, language: Language): string {
  const [subject = '', verb = ''] = action.split('.')
  const verbs = (officeWords(language).audit.done as Readonly<Record<string, Readonly<Record<string, unknown>>>>)[subject] ?? {}
  return Object.hasOwn(verbs, verb) ? wordIn(verbs, verb) : action
}

export const audit: ExportedList = exportedList(auditFeature, 'office_audit', {
  page: { by: 'before', size: 200 },
  count: auditCounts.office_audit,
  rowsOf: (line) => [line],
  columns: lines,
})
