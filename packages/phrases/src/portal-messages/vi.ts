import { vi as messages } from '../messages/vi.ts'

export default { messages }
