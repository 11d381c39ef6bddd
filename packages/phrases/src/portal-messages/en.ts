import { en as feedback } from '../feedback/en.ts'
import { en as messages } from '../messages/en.ts'
import { en as missing } from '../missing/en.ts'

export default { feedback, messages, missing }
