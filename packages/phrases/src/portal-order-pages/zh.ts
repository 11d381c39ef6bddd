import { changing, orderFacts, printed, tour, voucher, whereabouts } from '../order-pages/zh.ts'
import { zh as rest } from '../rest/zh.ts'
import { zh as services } from '../services/zh.ts'

/** What only the pages of one order and of a programme say in this language: a chunk of its own, loaded with their screens. */
export default { changing, orderFacts, printed, rest, services, tour, voucher, whereabouts }
