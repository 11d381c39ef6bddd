import '../resources/screen.ts'
