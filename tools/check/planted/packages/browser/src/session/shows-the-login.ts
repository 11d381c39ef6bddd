import '../identity/login.ts'
