export { issueActs } from './issue-acts.ts'
export { invoicesFeature, officeInvoicesFeature } from './invoices.actions.ts'
export { invoiceReference } from './invoices.store.ts'
export { listOpenInvoices, type OpenInvoice } from './open-invoices.reads.ts'
