import '../company/screen.ts'
