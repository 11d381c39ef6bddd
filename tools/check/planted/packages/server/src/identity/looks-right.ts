import '../customers/index.ts'
