import type { StatementFault } from '@anfilada/contract/payments/bank-statements'

/** Ends the reading of a statement in its middle. */
export class StatementFaulty extends Error {
  readonly fault: StatementFault
  constructor(fault: StatementFault) {
    super(fault.code)
    this.fault = fault
  }
}
