import { ru as missing } from '../missing/ru.ts'
import { ru as security } from '../security/ru.ts'
import { ru as settings } from '../settings/ru.ts'

/** What only the settings of the portal say in this language: a chunk of its own, loaded with their screen. */
export default { missing, security, settings }
