export { invoicesFeature, officeInvoicesFeature } from './invoices.actions.ts'
