import '../events/index.ts'
