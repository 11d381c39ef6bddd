import '../publications/screen.ts'
