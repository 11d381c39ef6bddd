import { vi as feedback } from '../feedback/vi.ts'
import { vi as messages } from '../messages/vi.ts'
import { vi as missing } from '../missing/vi.ts'

export default { feedback, messages, missing }
