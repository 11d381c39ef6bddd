import './app.ts'
