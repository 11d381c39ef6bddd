import { vi as identity } from '../identity/vi.ts'
import { vi as catalogue } from '../catalogue/vi.ts'
import { vi as money } from '../money/vi.ts'
import { vi as orders } from '../orders/vi.ts'
import { vi as refusals } from '../refusals/vi.ts'
import { vi as shell } from '../shell/vi.ts'
import { vi as upcoming } from '../upcoming/vi.ts'

/** Everything the portal says in this language: one chunk, loaded when the language is chosen. */
export default { shell, identity, catalogue, orders, upcoming, money, fault: refusals.fields, typing: refusals.typing }
