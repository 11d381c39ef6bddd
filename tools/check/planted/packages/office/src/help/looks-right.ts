import '../interchange/screen.ts'
