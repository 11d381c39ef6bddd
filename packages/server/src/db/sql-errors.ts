import { sqlState } from './transaction.ts'

/**
 * Errors that our SQL functions raise, each code with one meaning, and the functions that may raise it; a test holds the register and
 * migrations/functions/ against each other. A code keeps its meaning for as long as a server that knows it may run.
 */
export const sqlErrors = {
  /** The places went meanwhile, or are kept for others; nothing was written. */
  slotFull: { code: 'AN001', raisedBy: ['move_places', 'send_hold', 'write_order'] },
  /** Histories, entries of the ledger and the audit log are neither changed nor emptied. */
  appendOnly: { code: 'AN002', raisedBy: ['refuse_rewriting'] },
  /** The entries of a ledger transaction do not sum to zero. */
  unbalanced: { code: 'AN003', raisedBy: ['check_ledger_balance'] },
  /** A price list that was published keeps its prices: orders were made with them. */
  publishedPrices: { code: 'AN004', raisedBy: ['refuse_published_prices'] },
  /** A legal text that was published keeps its words: somebody agreed to them. */
  publishedText: { code: 'AN005', raisedBy: ['refuse_published_text'] },
  /** A day has not so much equipment left; the error's detail says which. */
  equipmentShort: { code: 'AN006', raisedBy: ['move_equipment'] },
  /** An attempt to pay goes forward only, and its money comes once. */
  paymentBackward: { code: 'AN007', raisedBy: ['check_payment_goes_forward'] },
  /** Documents are numbered one after the other by kind and year, and every number that was given stands on one. */
  numberGap: { code: 'AN008', raisedBy: ['check_document_number', 'check_document_of_number', 'check_invoice_number'] },
  /** A request for prolongation is decided once. */
  prolongationDecided: { code: 'AN009', raisedBy: ['check_prolongation_decided_once'] },
  /** A published version of the company stays as it is, and nobody publishes account numbers that he typed himself. */
  companyVersion: { code: 'AN010', raisedBy: ['refuse_company_rewriting'] },
  /** An opening balance is decided once, as it was proposed, and stands in the books when it says so. */
  openingDecided: { code: 'AN011', raisedBy: ['refuse_opening_rewriting', 'check_opening_posted'] },
} as const

/** Whether the database refused for this reason. */
export function isSqlError(error: unknown, name: keyof typeof sqlErrors): boolean {
  return sqlState(error) === sqlErrors[name].code
}
