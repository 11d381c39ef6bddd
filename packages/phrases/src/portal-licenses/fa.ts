import { fa as licenses } from '../licenses/fa.ts'
import { fa as missing } from '../missing/fa.ts'
import { fa as prolongation } from '../prolongation/fa.ts'

export default { licenses, missing, prolongation }
