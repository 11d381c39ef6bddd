import '../orders/screen.ts'
