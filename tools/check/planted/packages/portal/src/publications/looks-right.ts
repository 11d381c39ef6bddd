import '../identity/screen.ts'
