import type { Role } from '@anfilada/contract/abilities'
import type { Language } from '@anfilada/contract/languages'
import type { NotificationChoices } from '@anfilada/contract/customers/notifications'
import { onlyRow } from '../../db/statement-rows.ts'
import type { Db } from '../../db/pool.ts'

type Person = {
  login: string
  name: string
  email: string | null
  newEmail: string | null
  phone: string | null
  language: Language
  roles: Role[]
  passwordChangedAt: Date | null
  secondFactor: boolean
  notifications: Partial<NotificationChoices>
}

export async function findPerson(db: Db, userId: number): Promise<Person> {
  const { rows } = await db.query({
    name: 'settings_person',
    text: `select users.login, users.name, users.email, users.phone,
                  case when exists (
                    select from one_time_links where one_time_links.user_id = users.id and one_time_links.purpose = 'change_email'
                      and one_time_links.used_at is null and one_time_links.expires_at > now()
                  ) then users.new_email end as "newEmail", users.language, users.roles,
                  users.password_changed_at as "passwordChangedAt", users.totp_since is not null as "secondFactor", users.notifications
           from users where users.id = $1`,
    values: [userId],
  })
  return onlyRow(rows)
}
