import { abilityOf, customerRoles } from '@anfilada/contract/abilities'
import type { NotificationChoices } from '@anfilada/contract/customers/notifications'
import type { Language } from '@anfilada/contract/languages'
import { nameKeys } from '@anfilada/contract/name-keys'
import type { Tx } from '../../db/pool.ts'

/** A member who reads of a license, and the license as a mail names it. */
export type LicenseReader = {
  name: string
  email: string
  language: Language
  notifications: Partial<NotificationChoices>
  customerId: number
  number: string
  guide: string
  museum: string
}

/** Those who keep the licenses of all guides; a guide keeps his own (decision 0054). */
const keepers = customerRoles.filter(
  (role) => role !== 'guide' && abilityOf([role]).some(({ action, subject }) => action === 'update' && subject === 'License'),
)

type Row = Omit<LicenseReader, 'museum'> & { museum: Record<(typeof nameKeys)[Language], string> }

/** Who keeps the license and gave an address: owners and managers of its customer, and its guide. */
export async function listLicenseReaders(tx: Tx, licenseId: number): Promise<LicenseReader[]> {
  const { rows } = await tx.query({
    name: 'license_readers',
    text: `select users.name, users.email, users.language, users.notifications, licenses.customer_id as "customerId", licenses.number,
                  coalesce(members.name, guides.name) as guide, museums.name as museum
           from licenses join guides on guides.id = licenses.guide_id
           left join offered_users as members on members.id = guides.user_id
           join offered_museums as museums on museums.id = licenses.museum_id
           join offered_users as users on users.customer_id = licenses.customer_id
             and (users.roles && $2 or users.id = guides.user_id)
           where licenses.id = $1 and users.status = 'active' and users.email is not null order by users.id`,
    values: [licenseId, keepers],
  })
  return rows.map((row: Row) => ({ ...row, museum: row.museum[nameKeys[row.language]] }))
}
