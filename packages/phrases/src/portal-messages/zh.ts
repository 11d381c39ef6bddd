import { zh as feedback } from '../feedback/zh.ts'
import { zh as messages } from '../messages/zh.ts'

export default { messages, feedback }
