import { vi as licenses } from '../licenses/vi.ts'
import { vi as missing } from '../missing/vi.ts'
import { vi as prolongation } from '../prolongation/vi.ts'

export default { licenses, missing, prolongation }
