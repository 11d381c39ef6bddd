import '../company/index.ts'
