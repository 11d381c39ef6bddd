import { zh as besideOrders } from '../beside-orders/zh.ts'
import { zh as cancelling } from '../cancelling/zh.ts'
import { changing, orderFacts, printed, tour, voucher, whereabouts } from '../order-pages/zh.ts'
import { zh as plan } from '../plan/zh.ts'
import { zh as rest } from '../rest/zh.ts'
import { zh as services } from '../services/zh.ts'
import { zh as orderTable } from '../order-table/zh.ts'

/** What only the pages of one order and of a programme say in this language: a chunk of its own, loaded with their screens. */
export default { changing, orderFacts, plan, printed, rest, services, tour, voucher, whereabouts, besideOrders, cancelling, orderTable }
