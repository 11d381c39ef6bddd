import '../catalogue/index.ts'
