import { changing, orderFacts, printed, tour, voucher, whereabouts } from '../order-pages/en.ts'
import { en as rest } from '../rest/en.ts'
import { en as services } from '../services/en.ts'

/** What only the pages of one order and of a programme say in this language: a chunk of its own, loaded with their screens. */
export default { changing, orderFacts, printed, rest, services, tour, voucher, whereabouts }
