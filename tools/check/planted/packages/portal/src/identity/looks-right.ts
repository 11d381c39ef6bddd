import '../information/screen.ts'
