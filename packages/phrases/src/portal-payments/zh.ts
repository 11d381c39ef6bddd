import { zh as comparison } from '../comparison/zh.ts'
import { zh as fees } from '../fees/zh.ts'
import { zh as missing } from '../missing/zh.ts'
import { zh as paying } from '../paying/zh.ts'
import { zh as payments } from '../payments/zh.ts'
import { zh as reconciliation } from '../reconciliation/zh.ts'
import { zh as rest } from '../rest/zh.ts'
import { zh as security } from '../security/zh.ts'

export default { comparison, fees, missing, paying, payments, reconciliation, rest, security }
