import '../payments/index.ts'
