import '../terms/screen.ts'
