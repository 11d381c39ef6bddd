import '../privacy/index.ts'
