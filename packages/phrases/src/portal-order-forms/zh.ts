import { zh as missing } from '../missing/zh.ts'
import { zh as newOrder } from '../new-order/zh.ts'
import { zh as plan } from '../plan/zh.ts'
import { zh as programme } from '../programme/zh.ts'
import { zh as services } from '../services/zh.ts'

/** What only the order forms of the portal say in this language: a chunk of its own, loaded with their screens. */
export default { missing, newOrder, plan, programme, services }
