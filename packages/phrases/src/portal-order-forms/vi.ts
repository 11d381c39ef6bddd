import { vi as missing } from '../missing/vi.ts'
import { vi as newOrder } from '../new-order/vi.ts'
import { vi as plan } from '../plan/vi.ts'
import { vi as programme } from '../programme/vi.ts'
import { vi as services } from '../services/vi.ts'

/** What only the order forms of the portal say in this language: a chunk of its own, loaded with their screens. */
export default { missing, newOrder, plan, programme, services }
