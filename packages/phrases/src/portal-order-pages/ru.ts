import { ru as besideOrders } from '../beside-orders/ru.ts'
import { ru as cancelling } from '../cancelling/ru.ts'
import { changing, orderFacts, printed, tour, voucher, whereabouts } from '../order-pages/ru.ts'
import { ru as plan } from '../plan/ru.ts'
import { ru as rest } from '../rest/ru.ts'
import { ru as services } from '../services/ru.ts'
import { ru as orderTable } from '../order-table/ru.ts'

/** What only the pages of one order and of a programme say in this language: a chunk of its own, loaded with their screens. */
export default { changing, orderFacts, plan, printed, rest, services, tour, voucher, whereabouts, besideOrders, cancelling, orderTable }
