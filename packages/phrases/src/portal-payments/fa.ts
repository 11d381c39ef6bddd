import { fa as comparison } from '../comparison/fa.ts'
import { fa as fees } from '../fees/fa.ts'
import { fa as missing } from '../missing/fa.ts'
import { fa as paying } from '../paying/fa.ts'
import { fa as payments } from '../payments/fa.ts'
import { fa as reconciliation } from '../reconciliation/fa.ts'
import { fa as rest } from '../rest/fa.ts'
import { fa as security } from '../security/fa.ts'

export default { comparison, fees, missing, paying, payments, reconciliation, rest, security }
