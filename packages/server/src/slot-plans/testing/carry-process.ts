import { createPool } from '../../db/pool.ts'
import { carryOutPlan } from '../carry-out.ts'

// A process that carries out one plan and may be killed at any moment: the database's address and the plan's number stand on its command line.
const [url = '', planId] = process.argv.slice(2)
const pool = createPool({ url, size: 2, onError: () => undefined })
await carryOutPlan(pool, Number(planId))
await pool.end()
