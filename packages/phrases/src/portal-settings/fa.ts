import { fa as missing } from '../missing/fa.ts'
import { fa as security } from '../security/fa.ts'
import { fa as settings } from '../settings/fa.ts'

/** What only the settings of the portal say in this language: a chunk of its own, loaded with their screen. */
export default { missing, security, settings }
