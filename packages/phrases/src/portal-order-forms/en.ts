import { en as missing } from '../missing/en.ts'
import { en as newOrder } from '../new-order/en.ts'
import { en as plan } from '../plan/en.ts'
import { en as programme } from '../programme/en.ts'
import { en as services } from '../services/en.ts'

/** What only the order forms of the portal say in this language: a chunk of its own, loaded with their screens. */
export default { missing, newOrder, plan, programme, services }
