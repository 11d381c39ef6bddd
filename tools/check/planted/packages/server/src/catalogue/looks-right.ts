import '../pricing/index.ts'
