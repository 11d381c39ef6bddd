import '../http/door.ts'
