import type { Language } from '@anfilada/contract/languages'
import type { NotificationChoices } from '@anfilada/contract/customers/notifications'
import { onlyRow } from '../../db/statement-rows.ts'
import type { Tx } from '../../db/pool.ts'

export type Profile = { name: string; phone: string | null; language: Language }

/** The profile as it was, locked. */
export async function lockProfile(tx: Tx, userId: number): Promise<Profile> {
  const { rows } = await tx.query({
    name: 'profile_lock',
    text: 'select users.name, users.phone, users.language from users where users.id = $1 for no key update',
    values: [userId],
  })
  return onlyRow(rows)
}

export async function saveProfile(tx: Tx, userId: number, { name, phone, language }: Profile): Promise<void> {
  await tx.query({
    name: 'profile_save',
    text: 'update users set name = $2, phone = $3, language = $4 where users.id = $1',
    values: [userId, name, phone, language],
  })
}

/** Choices about other events stay as they are. */
export async function saveNotifications(tx: Tx, userId: number, choices: Partial<NotificationChoices>): Promise<void> {
  await tx.query({
    name: 'notifications_save',
    text: 'update users set notifications = users.notifications || $2 where users.id = $1',
    values: [userId, JSON.stringify(choices)],
  })
}
