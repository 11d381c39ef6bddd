import { vi as besideOrders } from '../beside-orders/vi.ts'
import { vi as cancelling } from '../cancelling/vi.ts'
import { changing, orderFacts, printed, tour, voucher, whereabouts } from '../order-pages/vi.ts'
import { vi as plan } from '../plan/vi.ts'
import { vi as rest } from '../rest/vi.ts'
import { vi as services } from '../services/vi.ts'
import { vi as orderTable } from '../order-table/vi.ts'

/** What only the pages of one order and of a programme say in this language: a chunk of its own, loaded with their screens. */
export default { changing, orderFacts, plan, printed, rest, services, tour, voucher, whereabouts, besideOrders, cancelling, orderTable }
