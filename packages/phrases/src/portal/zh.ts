import { zh as identity } from '../identity/zh.ts'
import { zh as catalogue } from '../catalogue/zh.ts'
import { zh as money } from '../money/zh.ts'
import { zh as orders } from '../orders/zh.ts'
import { zh as refusals } from '../refusals/zh.ts'
import { zh as shell } from '../shell/zh.ts'
import { zh as upcoming } from '../upcoming/zh.ts'

/** Everything the portal says in this language: one chunk, loaded when the language is chosen. */
export default { shell, identity, catalogue, orders, upcoming, money, fault: refusals.fields, typing: refusals.typing }
