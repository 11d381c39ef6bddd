import { zh as feedback } from '../feedback/zh.ts'
import { zh as messages } from '../messages/zh.ts'
import { zh as missing } from '../missing/zh.ts'

export default { feedback, messages, missing }
