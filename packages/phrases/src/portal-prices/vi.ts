import { vi as pricing } from '../pricing/vi.ts'

export default { pricing }
