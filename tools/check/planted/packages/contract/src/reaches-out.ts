import '../../server/src/app.ts'
