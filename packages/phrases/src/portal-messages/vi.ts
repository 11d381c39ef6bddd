import { vi as feedback } from '../feedback/vi.ts'
import { vi as messages } from '../messages/vi.ts'

export default { messages, feedback }
