import '../messages/index.ts'
