import { vi as licenses } from '../licenses/vi.ts'

export default { licenses }
