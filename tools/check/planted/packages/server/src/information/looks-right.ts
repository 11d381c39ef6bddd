import '../registration/index.ts'
