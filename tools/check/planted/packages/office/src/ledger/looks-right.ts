import '../audit/screen.ts'
