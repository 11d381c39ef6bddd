import '../setup/index.ts'
