import { en as messages } from '../messages/en.ts'

export default { messages }
