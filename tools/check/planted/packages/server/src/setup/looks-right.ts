import '../documents/index.ts'
