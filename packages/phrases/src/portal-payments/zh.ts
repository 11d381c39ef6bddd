import { zh as payments } from '../payments/zh.ts'
import { zh as security } from '../security/zh.ts'

export default { payments, security }
