import '../slots/screen.ts'
