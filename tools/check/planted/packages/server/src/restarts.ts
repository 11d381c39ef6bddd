import './main.ts'
