import { en as missing } from '../missing/en.ts'
import { en as security } from '../security/en.ts'
import { en as settings } from '../settings/en.ts'

/** What only the settings of the portal say in this language: a chunk of its own, loaded with their screen. */
export default { missing, security, settings }
