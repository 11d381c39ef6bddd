import { zh as messages } from '../messages/zh.ts'

export default { messages }
