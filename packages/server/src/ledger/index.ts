export { charge, findCharged, lockCustomerAccount, reverse } from './ledger.store.ts'
