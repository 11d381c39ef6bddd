import '../ledger/index.ts'
