import { fa as feedback } from '../feedback/fa.ts'
import { fa as messages } from '../messages/fa.ts'

export default { messages, feedback }
