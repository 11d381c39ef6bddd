import './hen.ts'
