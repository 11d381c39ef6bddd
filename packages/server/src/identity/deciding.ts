import type { Caller } from '../http/caller.ts'
import type { Origin, ServerIdentity } from '../http/identity.ts'

/** Who decides, from where, and with whose secrets the links of the mails are made. */
export type Deciding = { caller: Caller; origin: Origin; identity: ServerIdentity }
