import { zh as missing } from '../missing/zh.ts'
import { zh as security } from '../security/zh.ts'
import { zh as settings } from '../settings/zh.ts'

/** What only the settings of the portal say in this language: a chunk of its own, loaded with their screen. */
export default { missing, security, settings }
