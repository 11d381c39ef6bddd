import type { Config } from './config.ts'
import type { ServerIdentity } from './http/identity.ts'
import { createSecrets } from './secrets.ts'

/** Both processes are the same to the world: a link that one makes the other knows. */
export function identityOf({ publicOrigin, secretKey, smtpUrl, acquiring }: Config): ServerIdentity {
  return { publicOrigin, secrets: createSecrets(secretKey), mailbox: smtpUrl === undefined ? 'local' : 'smtp', acquiring }
}
