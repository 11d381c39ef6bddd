import { zh as comparison } from '../comparison/zh.ts'
import { zh as fees } from '../fees/zh.ts'
import { zh as payments } from '../payments/zh.ts'
import { zh as reconciliation } from '../reconciliation/zh.ts'
import { zh as security } from '../security/zh.ts'

export default { comparison, fees, payments, reconciliation, security }
