import './egg.ts'
