import { changing, orderFacts, printed, tour, voucher, whereabouts } from '../order-pages/fa.ts'
import { fa as rest } from '../rest/fa.ts'
import { fa as services } from '../services/fa.ts'

/** What only the pages of one order and of a programme say in this language: a chunk of its own, loaded with their screens. */
export default { changing, orderFacts, printed, rest, services, tour, voucher, whereabouts }
