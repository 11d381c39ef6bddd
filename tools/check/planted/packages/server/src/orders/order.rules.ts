import '../db/pool.ts'
