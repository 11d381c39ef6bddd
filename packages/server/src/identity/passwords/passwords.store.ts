import type { Db, Tx } from '../../db/pool.ts'

/** Keeps the person and the password as they are until the end of the transaction; false when either has changed. */
export async function lockPassword(tx: Tx, userId: number, passwordHash: string): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'password_lock',
    text: `select from users where users.id = $1 and users.password_hash = $2 and users.status = 'active' for no key update`,
    values: [userId, passwordHash],
  })
  return rowCount === 1
}

/** An invited person who sets his password is active from now on. False for one who was removed. */
export async function savePassword(tx: Tx, userId: number, passwordHash: string): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'password_save',
    text: `update users set password_hash = $2, password_changed_at = now(), status = 'active'
           where users.id = $1 and users.status <> 'removed'`,
    values: [userId, passwordHash],
  })
  return rowCount === 1
}

export async function findPasswordHash(db: Db, userId: number): Promise<string | undefined> {
  const { rows } = await db.query({
    name: 'password_find',
    text: 'select users.password_hash as "passwordHash" from users where users.id = $1',
    values: [userId],
  })
  return rows[0]?.passwordHash ?? undefined
}
