import '../customers/screen.ts'
