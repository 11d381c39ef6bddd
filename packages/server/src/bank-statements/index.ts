export { bankStatementsFeature } from './bank-statements.office-actions.ts'
export { listPersonalTransfers } from './entries.reads.ts'
export { importJob } from './statements.store.ts'
export { takeIn } from './take-in.ts'
