import { ru as identity } from '../identity/ru.ts'
import { ru as catalogue } from '../catalogue/ru.ts'
import { ru as money } from '../money/ru.ts'
import { ru as orders } from '../orders/ru.ts'
import { ru as refusals } from '../refusals/ru.ts'
import { ru as shell } from '../shell/ru.ts'
import { ru as upcoming } from '../upcoming/ru.ts'

/** Everything the portal says in this language: one chunk, loaded when the language is chosen. */
export default { shell, identity, catalogue, orders, upcoming, money, fault: refusals.fields, typing: refusals.typing }
