import '../exports/index.ts'
