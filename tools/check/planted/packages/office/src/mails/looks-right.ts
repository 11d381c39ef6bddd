import '../texts/screen.ts'
