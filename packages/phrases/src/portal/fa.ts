import { fa as identity } from '../identity/fa.ts'
import { fa as catalogue } from '../catalogue/fa.ts'
import { fa as money } from '../money/fa.ts'
import { fa as orders } from '../orders/fa.ts'
import { fa as refusals } from '../refusals/fa.ts'
import { fa as shell } from '../shell/fa.ts'
import { fa as upcoming } from '../upcoming/fa.ts'

/** Everything the portal says in this language: one chunk, loaded when the language is chosen. */
export default { shell, identity, catalogue, orders, upcoming, money, fault: refusals.fields, typing: refusals.typing }
