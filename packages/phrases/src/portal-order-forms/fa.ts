import { fa as missing } from '../missing/fa.ts'
import { fa as newOrder } from '../new-order/fa.ts'
import { fa as plan } from '../plan/fa.ts'
import { fa as programme } from '../programme/fa.ts'
import { fa as services } from '../services/fa.ts'

/** What only the order forms of the portal say in this language: a chunk of its own, loaded with their screens. */
export default { missing, newOrder, plan, programme, services }
