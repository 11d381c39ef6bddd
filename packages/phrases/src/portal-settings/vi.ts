import { vi as missing } from '../missing/vi.ts'
import { vi as security } from '../security/vi.ts'
import { vi as settings } from '../settings/vi.ts'

/** What only the settings of the portal say in this language: a chunk of its own, loaded with their screen. */
export default { missing, security, settings }
