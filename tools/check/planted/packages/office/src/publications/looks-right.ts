import '../help/screen.ts'
