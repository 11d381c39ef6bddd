import '../licenses/screen.ts'
