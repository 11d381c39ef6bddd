import '../messages/screen.ts'
