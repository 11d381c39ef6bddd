import { en as comparison } from '../comparison/en.ts'
import { en as fees } from '../fees/en.ts'
import { en as missing } from '../missing/en.ts'
import { en as paying } from '../paying/en.ts'
import { en as payments } from '../payments/en.ts'
import { en as reconciliation } from '../reconciliation/en.ts'
import { en as rest } from '../rest/en.ts'
import { en as security } from '../security/en.ts'

export default { comparison, fees, missing, paying, payments, reconciliation, rest, security }
