import { vi as comparison } from '../comparison/vi.ts'
import { vi as fees } from '../fees/vi.ts'
import { vi as missing } from '../missing/vi.ts'
import { vi as paying } from '../paying/vi.ts'
import { vi as payments } from '../payments/vi.ts'
import { vi as reconciliation } from '../reconciliation/vi.ts'
import { vi as rest } from '../rest/vi.ts'
import { vi as security } from '../security/vi.ts'

export default { comparison, fees, missing, paying, payments, reconciliation, rest, security }
