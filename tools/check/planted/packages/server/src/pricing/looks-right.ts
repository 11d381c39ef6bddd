import '../licenses/index.ts'
