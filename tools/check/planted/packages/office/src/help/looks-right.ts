import '../setup/screen.ts'
