import type {
  OfficeProlongationGroup,
  OfficeProlongationRequest,
  ProlongationGroup,
  ProlongationRequest,
} from '@anfilada/contract/licenses/prolongation'
import { mayWithdraw, prolongationGroupState } from '@anfilada/contract/licenses/prolongation-rules'
import { payableFee } from './fees.store.ts'
import type { GroupRow, RequestRow } from './prolongation.reads.ts'

const currency = 'RUB'

export function groupAnswer(row: GroupRow, seesPrices: boolean): ProlongationGroup {
  return {
    group_id: row.id,
    museum_id: row.museumId,
    museum: row.museum,
    held_on: row.heldOn,
    place: row.place,
    closes_at: row.closesAt.toISOString(),
    places: row.places,
    free: row.places - row.taken,
    fee: seesPrices ? row.fee : null,
    currency,
    state: prolongationGroupState(row, row.now, row.zone),
  }
}

export function officeGroupAnswer(row: GroupRow): OfficeProlongationGroup {
  return { ...groupAnswer(row, true), fee: row.fee, vat: row.vat, taken: row.taken, revision: row.revision }
}

export function requestAnswer(row: RequestRow, seesPrices: boolean): ProlongationRequest {
  return {
    request_id: row.id,
    group_id: row.groupId,
    license_id: row.licenseId,
    guide: row.guide,
    museum: row.museum,
    number: row.number,
    held_on: row.heldOn,
    place: row.place,
    fee: seesPrices ? row.fee : null,
    due: seesPrices ? payableFee(row) : null,
    currency,
    state: row.state,
    requested_at: row.requestedAt.toISOString(),
    expiration_date: row.expirationDate,
    reason: row.reason,
    withdrawable: seesPrices && mayWithdraw(row.state, prolongationGroupState(row, row.now, row.zone)),
  }
}

export function officeRequestAnswer(row: RequestRow): OfficeProlongationRequest {
  const { fee, customerId: customer_id, customer, validUntil: valid_until, decidedBy: decided_by } = row
  return { ...requestAnswer(row, true), fee, due: payableFee(row), customer_id, customer, valid_until, decided_by }
}
