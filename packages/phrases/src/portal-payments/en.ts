import { en as payments } from '../payments/en.ts'
import { en as reconciliation } from '../reconciliation/en.ts'
import { en as security } from '../security/en.ts'

export default { payments, reconciliation, security }
