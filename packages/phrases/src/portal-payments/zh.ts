import { zh as comparison } from '../comparison/zh.ts'
import { zh as payments } from '../payments/zh.ts'
import { zh as reconciliation } from '../reconciliation/zh.ts'
import { zh as security } from '../security/zh.ts'

export default { comparison, payments, reconciliation, security }
