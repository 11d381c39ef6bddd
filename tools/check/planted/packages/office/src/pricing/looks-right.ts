import '../ledger/screen.ts'
