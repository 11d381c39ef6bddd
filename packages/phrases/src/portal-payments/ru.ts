import { ru as comparison } from '../comparison/ru.ts'
import { ru as fees } from '../fees/ru.ts'
import { ru as missing } from '../missing/ru.ts'
import { ru as paying } from '../paying/ru.ts'
import { ru as payments } from '../payments/ru.ts'
import { ru as reconciliation } from '../reconciliation/ru.ts'
import { ru as rest } from '../rest/ru.ts'
import { ru as security } from '../security/ru.ts'

/** What only the payment screens of the portal say in this language: a chunk of its own, loaded with them. */
export default { comparison, fees, missing, paying, payments, reconciliation, rest, security }
