export { chargeLine } from './entries.rules.ts'
export {
  adjust,
  allocate,
  charge,
  chargePenalty,
  findBalance,
  findCharged,
  lockCustomerAccount,
  receive,
  receiveTransfers,
  refund,
  reverse,
  takeBackReceived,
} from './ledger.store.ts'
export { findOpening, listMoves } from './account-moves.reads.ts'
export { findFreeMoney } from './free-money.reads.ts'
export { findMoneyTerms } from './money-terms.reads.ts'
export { availableFor, decideCharge } from './money-terms.rules.ts'
export { ledgerCounts, ledgerFeature } from './office/ledger.office-actions.ts'
export { proposeOpening } from './openings/open-by-two.ts'
export { openingFeature } from './openings/openings.office-actions.ts'
export { listStandingOpenings, lockAllOpenings } from './openings/openings.store.ts'
