import { fa as messages } from '../messages/fa.ts'

export default { messages }
