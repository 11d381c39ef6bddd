import { type ApiSide, filesPath } from '@anfilada/contract/files'
import type { ReconciliationAct } from '@anfilada/contract/reconciliation/acts'
import type { ActRecord } from './acts.reads.ts'

/** An act as its list shows it, with the addresses of its files of the reader's API. */
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
    agreed_by_customer: agreement(act.customerBy, act.customerAt),
    agreed_by_company: agreement(act.companyBy, act.companyAt),
    files: { pdf: path(act.pdf), xlsx: path(act.xlsx) },
  }
}

function agreement(name: string | null, at: Date | null): ReconciliationAct['agreed_by_customer'] {
  return at === null ? null : { name: name ?? '', at: at.toISOString() }
}
