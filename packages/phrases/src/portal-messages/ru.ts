import { ru as feedback } from '../feedback/ru.ts'
import { ru as messages } from '../messages/ru.ts'
import { ru as missing } from '../missing/ru.ts'

/** What the messages of the portal say in this language: a chunk of its own, loaded with them. */
export default { feedback, messages, missing }
