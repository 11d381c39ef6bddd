import { ru as missing } from '../missing/ru.ts'
import { ru as newOrder } from '../new-order/ru.ts'
import { ru as plan } from '../plan/ru.ts'
import { ru as programme } from '../programme/ru.ts'
import { ru as services } from '../services/ru.ts'

/** What only the order forms of the portal say in this language: a chunk of its own, loaded with their screens. */
export default { missing, newOrder, plan, programme, services }
