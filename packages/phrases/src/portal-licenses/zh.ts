import { zh as licenses } from '../licenses/zh.ts'
import { zh as missing } from '../missing/zh.ts'
import { zh as prolongation } from '../prolongation/zh.ts'

export default { licenses, missing, prolongation }
