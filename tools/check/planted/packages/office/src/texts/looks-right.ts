import '../duty/screen.ts'
