import { en as identity } from '../identity/en.ts'
import { en as catalogue } from '../catalogue/en.ts'
import { en as money } from '../money/en.ts'
import { en as orders } from '../orders/en.ts'
import { en as refusals } from '../refusals/en.ts'
import { en as shell } from '../shell/en.ts'
import { en as upcoming } from '../upcoming/en.ts'

/** Everything the portal says in this language: one chunk, loaded when the language is chosen. */
export default { shell, identity, catalogue, orders, upcoming, money, fault: refusals.fields, typing: refusals.typing }
