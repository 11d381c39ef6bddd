import '../catalogue/screen.ts'
