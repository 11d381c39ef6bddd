export { listPersonalActs } from './acts.reads.ts'
export { officeReconciliationFeature, reconciliationFeature } from './reconciliation.actions.ts'
