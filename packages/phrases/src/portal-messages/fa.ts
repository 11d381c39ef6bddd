import { fa as feedback } from '../feedback/fa.ts'
import { fa as messages } from '../messages/fa.ts'
import { fa as missing } from '../missing/fa.ts'

export default { feedback, messages, missing }
