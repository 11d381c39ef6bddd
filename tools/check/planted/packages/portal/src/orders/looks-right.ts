import '../payments/screen.ts'
