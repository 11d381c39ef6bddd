import { en as comparison } from '../comparison/en.ts'
import { en as fees } from '../fees/en.ts'
import { en as payments } from '../payments/en.ts'
import { en as reconciliation } from '../reconciliation/en.ts'
import { en as security } from '../security/en.ts'

export default { comparison, fees, payments, reconciliation, security }
