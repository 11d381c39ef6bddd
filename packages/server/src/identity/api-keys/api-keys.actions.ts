import { type ApiKey, apiKeyActions, apiKeysAtOnce, type ApiKeyScope } from '@anfilada/contract/identity/api-keys'
import { answerOnce } from '../../db/idempotency.ts'
import type { Tx } from '../../db/pool.ts'
import { type ActionRequest, feature } from '../../http/actions.ts'
import { accept, type Outcome, refuse } from '../../outcome.ts'
import { recordAudit } from '../audit/audit.store.ts'
import { customerOf } from '../caller.ts'
import { lockPeople } from '../logins/members.store.ts'
import { proveOneself } from '../second-factor/prove-oneself.ts'
import { tokenHash } from '../../secrets.ts'
import { hintOf, newApiKey } from './api-key-token.ts'
import { insertApiKey, listApiKeys, revokeApiKey } from '../api-keys.store.ts'

type Who = Pick<ActionRequest<never>, 'caller' | 'origin'>

export const apiKeysFeature = feature(apiKeyActions, {
  list_api_keys: async ({ caller, pool }) => accept({ result: await listApiKeys(pool, customerOf(caller)) }),

  create_api_key: async ({ input: { password, code, ...wanted }, caller, origin, pool, identity }) => {
    const key = newApiKey()
    const outcome = await proveOneself(pool, identity.secrets, { caller, password, code, origin }, (tx) =>
      createApiKey(tx, { caller, origin }, { ...wanted, key }),
    )
    return outcome.ok ? accept({ result: { ...outcome.value, key } }) : outcome
  },

  revoke_api_key: async ({ input, caller, origin, pool, once }) =>
    answerOnce(pool, once, async (tx) => {
      const name = await revokeApiKey(tx, customerOf(caller), input.api_key_id)
      if (name === undefined) return refuse('api_key_not_found')
      await recordAudit(tx, caller, origin, {
        action: 'api_key.revoked',
        subject: 'api_key',
        subjectId: input.api_key_id,
        details: { name },
      })
      return accept({ result: { id: input.api_key_id } })
    }),
})

type Wanted = { name: string; scopes: readonly ApiKeyScope[]; key: string }

async function createApiKey(tx: Tx, { caller, origin }: Who, { name, scopes, key }: Wanted): Promise<Outcome<ApiKey>> {
  const customerId = customerOf(caller)
  await lockPeople(tx, customerId)
  if ((await listApiKeys(tx, customerId)).length >= apiKeysAtOnce) return refuse('too_many_api_keys')
  const { userId } = caller
  const created = await insertApiKey(tx, { customerId, userId, name, hash: tokenHash(key), hint: hintOf(key), scopes })
  const details = { name, hint: created.hint, scopes }
  await recordAudit(tx, caller, origin, { action: 'api_key.created', subject: 'api_key', subjectId: created.id, details })
  return accept(created)
}
