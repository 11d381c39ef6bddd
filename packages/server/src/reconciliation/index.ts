export { officeReconciliationFeature, reconciliationFeature } from './reconciliation.actions.ts'
