import '../windows/screen.ts'
