import '../information/index.ts'
