import { fa as payments } from '../payments/fa.ts'
import { fa as security } from '../security/fa.ts'

export default { payments, security }
