import '../windows/closes.ts'
