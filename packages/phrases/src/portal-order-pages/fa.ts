import { fa as besideOrders } from '../beside-orders/fa.ts'
import { fa as cancelling } from '../cancelling/fa.ts'
import { changing, orderFacts, printed, tour, voucher, whereabouts } from '../order-pages/fa.ts'
import { fa as plan } from '../plan/fa.ts'
import { fa as rest } from '../rest/fa.ts'
import { fa as services } from '../services/fa.ts'
import { fa as orderTable } from '../order-table/fa.ts'

/** What only the pages of one order and of a programme say in this language: a chunk of its own, loaded with their screens. */
export default { changing, orderFacts, plan, printed, rest, services, tour, voucher, whereabouts, besideOrders, cancelling, orderTable }
