import '../staff/screen.ts'
