import '../orders/index.ts'
