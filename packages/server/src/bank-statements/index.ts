export { bankStatementsFeature } from './bank-statements.office-actions.ts'
export { importJob } from './statements.store.ts'
export { takeIn } from './take-in.ts'
