import '../config.ts'
