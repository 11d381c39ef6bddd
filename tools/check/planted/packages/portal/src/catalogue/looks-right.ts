import '../pricing/screen.ts'
