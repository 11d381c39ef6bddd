import { type ApiSide, filesPath } from '@anfilada/contract/files'
import type { ReconciliationAct } from '@anfilada/contract/reconciliation/acts'
import type { Comparison } from '@anfilada/contract/reconciliation/comparison'
import type { ActRecord } from './acts.reads.ts'
import type { KeptComparison } from './comparing/comparisons.store.ts'

/** An act as its list shows it, with the addresses of its files at the reader's API. */
export function actAnswer(act: ActRecord, api: ApiSide): ReconciliationAct {
  const { id, number, version, outdated, museum, lower, upper, opening, debit, credit, closing, issuedAt } = act
  const path = (fileId: number | null) => (fileId === null ? null : filesPath(api, 'reconciliation_act') + String(fileId))
  return {
    act_id: id,
    number,
    version,
    outdated,
    museum,
    period_lower: lower,
    period_upper: upper,
    opening,
    debit,
    credit,
    closing,
    currency: 'RUB',
    issued_at: issuedAt.toISOString(),
    agreed_by_customer: agreement(act, act.customerBy, act.customerAt, act.customerSaw),
    agreed_by_company: agreement(act, act.companyBy, act.companyAt, act.companySaw),
    compared: brief(act.comparisons.at(-1)),
    files: { pdf: path(act.pdf), xlsx: path(act.xlsx) },
  }
}

function agreement({ comparisons }: ActRecord, name: string | null, at: Date | null, saw: number | null): Agreed {
  if (at === null) return null
  return { name: name ?? '', at: at.toISOString(), comparison: brief(comparisons.find(({ id }) => id === saw)) }
}

type Agreed = ReconciliationAct['agreed_by_customer']

function brief(comparison: ActRecord['comparisons'][number] | undefined): ReconciliationAct['compared'] {
  if (!comparison) return null
  const { id, fileName, differences, madeAt } = comparison
  return { comparison_id: id, file_name: fileName, differences, at: madeAt.toISOString() }
}

/** Lines to a page. */
const pageLines = 200

/** A comparison with its lines from `from` on. */
export function comparisonAnswer(
  { id, fileId, fileName, madeBy, madeAt, found, lines }: KeptComparison,
  api: ApiSide,
  from: number,
): Comparison {
  const next = from + pageLines
  return {
    comparison_id: id,
    file_name: fileName,
    file: filesPath(api, 'reconciliation') + String(fileId),
    made_by: madeBy,
    made_at: madeAt.toISOString(),
    ...found,
    lines: lines.slice(from, next),
    next: next < lines.length ? next : null,
  }
}
