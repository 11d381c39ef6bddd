import { en as besideOrders } from '../beside-orders/en.ts'
import { en as cancelling } from '../cancelling/en.ts'
import { changing, orderFacts, printed, tour, voucher, whereabouts } from '../order-pages/en.ts'
import { en as plan } from '../plan/en.ts'
import { en as rest } from '../rest/en.ts'
import { en as services } from '../services/en.ts'
import { en as orderTable } from '../order-table/en.ts'

/** What only the pages of one order and of a programme say in this language: a chunk of its own, loaded with their screens. */
export default { changing, orderFacts, plan, printed, rest, services, tour, voucher, whereabouts, besideOrders, cancelling, orderTable }
