import '../help/index.ts'
