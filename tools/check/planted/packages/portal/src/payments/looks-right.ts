import '../palette/screen.ts'
export {}
