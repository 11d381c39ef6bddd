import type { Role } from '@anfilada/contract/abilities'
import type { ApiKey, ApiKeyScope } from '@anfilada/contract/identity/api-keys'
import type { Db, Tx } from '../db/pool.ts'
import { onlyRow } from '../db/statement-rows.ts'

/** `last_used_at` is moved at most this often: an order must not cost a write to the key. */
const touchMinutes = 10

type KeyUser = {
  apiKeyId: number
  scopes: ApiKeyScope[]
  userId: number
  name: string
  roles: Role[]
  customerId: number
  stale: boolean
}

/** The member in whose name a live key speaks. A removed member's keys and those of a blocked customer open nothing. */
export async function findKeyUser(db: Db, hash: Buffer): Promise<KeyUser | undefined> {
  const { rows } = await db.query({
    name: 'api_key_find',
    text: `select api_keys.id as "apiKeyId", api_keys.scopes, users.id as "userId", users.name, users.roles, api_keys.customer_id as "customerId",
                  coalesce(api_keys.last_used_at < now() - interval '${touchMinutes} minutes', true) as stale
           from api_keys join users on users.id = api_keys.created_by and users.customer_id = api_keys.customer_id
             join login_customers as customers on customers.id = api_keys.customer_id
           where api_keys.key_hash = $1 and api_keys.revoked_at is null and users.status = 'active' and customers.status = 'active'`,
    values: [hash],
  })
  return rows[0]
}

export async function touchApiKey(db: Db, apiKeyId: number): Promise<void> {
  await db.query({ name: 'api_key_touch', text: 'update api_keys set last_used_at = now() where api_keys.id = $1', values: [apiKeyId] })
}

const keyColumns = `api_keys.id, api_keys.name, api_keys.hint, api_keys.scopes, api_keys.created_at as "createdAt", users.name as "createdBy",
  api_keys.last_used_at as "lastUsedAt"`
type KeyRow = {
  id: number
  name: string
  hint: string
  scopes: ApiKeyScope[]
  createdAt: Date
  createdBy: string
  lastUsedAt: Date | null
}

/** Live keys of a customer, newest first. */
export async function listApiKeys(db: Db, customerId: number): Promise<ApiKey[]> {
  const { rows } = await db.query({
    name: 'api_keys_list',
    text: `select ${keyColumns} from api_keys join users on users.id = api_keys.created_by
           where api_keys.customer_id = $1 and api_keys.revoked_at is null order by api_keys.id desc`,
    values: [customerId],
  })
  return rows.map(keyAnswer)
}

export type NewKey = { customerId: number; userId: number; name: string; hash: Buffer; hint: string; scopes: readonly ApiKeyScope[] }

export async function insertApiKey(tx: Tx, key: NewKey): Promise<ApiKey> {
  const { rows } = await tx.query({
    name: 'api_key_insert',
    text: `with api_keys as (
             insert into api_keys (customer_id, created_by, name, key_hash, hint, scopes) values ($1, $2, $3, $4, $5, $6) returning *
           )
           select ${keyColumns} from api_keys join users on users.id = api_keys.created_by`,
    values: [key.customerId, key.userId, key.name, key.hash, key.hint, key.scopes],
  })
  return keyAnswer(onlyRow(rows))
}

/** The name of the key that was live until now, or undefined: unknown, another customer's, revoked before. */
export async function revokeApiKey(tx: Tx, customerId: number, apiKeyId: number): Promise<string | undefined> {
  const { rows } = await tx.query({
    name: 'api_key_revoke',
    text: `update api_keys set revoked_at = now()
           where api_keys.id = $2 and api_keys.customer_id = $1 and api_keys.revoked_at is null returning api_keys.name`,
    values: [customerId, apiKeyId],
  })
  return rows[0]?.name
}

/** Live keys by which programs act in the name of the member, oldest first. */
export async function listKeysOf(db: Db, userId: number): Promise<{ name: string; hint: string }[]> {
  const { rows } = await db.query({
    name: 'api_keys_of',
    text: `select api_keys.name, api_keys.hint from api_keys
           where api_keys.created_by = $1 and api_keys.revoked_at is null order by api_keys.id`,
    values: [userId],
  })
  return rows
}

/** Every key that the member made; answers those that were live until now. */
export async function revokeKeysOf(tx: Tx, customerId: number, userId: number): Promise<{ id: number; name: string }[]> {
  const { rows } = await tx.query({
    name: 'api_keys_revoke_of',
    text: `update api_keys set revoked_at = now()
           where api_keys.customer_id = $1 and api_keys.created_by = $2 and api_keys.revoked_at is null
           returning api_keys.id, api_keys.name`,
    values: [customerId, userId],
  })
  return rows
}

function keyAnswer({ id, name, hint, scopes, createdAt, createdBy, lastUsedAt }: KeyRow): ApiKey {
  return {
    id,
    name,
    hint,
    scopes,
    created_at: createdAt.toISOString(),
    created_by: createdBy,
    last_used_at: lastUsedAt?.toISOString() ?? null,
  }
}
