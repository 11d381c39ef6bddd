import '../interchange/index.ts'
