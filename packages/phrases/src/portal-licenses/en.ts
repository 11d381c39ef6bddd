import { en as licenses } from '../licenses/en.ts'
import { en as missing } from '../missing/en.ts'
import { en as prolongation } from '../prolongation/en.ts'

export default { licenses, missing, prolongation }
