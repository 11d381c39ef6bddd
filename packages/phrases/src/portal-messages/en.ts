import { en as feedback } from '../feedback/en.ts'
import { en as messages } from '../messages/en.ts'

export default { messages, feedback }
