import '../registration/screen.ts'
