import { en as comparison } from '../comparison/en.ts'
import { en as payments } from '../payments/en.ts'
import { en as reconciliation } from '../reconciliation/en.ts'
import { en as security } from '../security/en.ts'

export default { comparison, payments, reconciliation, security }
